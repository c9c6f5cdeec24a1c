import { testSummary } from '../../lib/summaryTesting';
import { description } from './sample';
import summary from './summary';

const rubble = {
  terrain: 'rubble',
  class: 'ground',
  defence: [1, 0, 0],
  impassable: ['light'],
  difficult: ['infantry', 'heavy'],
  blocks: false,
  obscures: 1,
};
const boris = {
  counter: 's-boris',
  side: 'soviet',
  kind: 'infantry',
  role: 'officer',
  faces: [{ move: 4, defence: [6, 6, 6], weapons: [{ cv: [1, 1, null] }] }],
};

testSummary('heroes', ['heroes'], summary, { ...description(), counters: [boris], terrain: [rubble] });
