/** What the things of Normandy are, with their rules. */
import type { Scene } from '../undaunted/scene';
import { help as common, signs as commonSigns, type HelpOf } from '../undaunted/help';
import { cardIcon, livery, verbIcon } from './livery';

const helpOf: HelpOf = {
  livery,
  verbIcon,
  cardIcon,
  above: 'blast',
  rules: {
    cover: 'NOR-28.3',
    hill: 'NOR-33.2',
    objective: 'NOR-4.11',
    scouted: 'NOR-4.2',
    controlled: 'NOR-4.3',
    counter: 'NOR-28.2',
    suppressed: 'NOR-12.2',
    card: 'NOR-3.2',
    fog: 'NOR-11.1',
  },
  markerRule: { spawn: 'NOR-4.10', target: 'NOR-4.9', radio: 'NOR-4.15' },
};

export const VERB_RULES: Record<string, string> = {
  move: 'NOR-16.1',
  guide: 'NOR-17.1',
  scout: 'NOR-18.1',
  stalk: 'NOR-19.1',
  bolster: 'NOR-20.1',
  command: 'NOR-21.1',
  conceal: 'NOR-22.1',
  control: 'NOR-23.1',
  inspire: 'NOR-24.1',
  recon: 'NOR-25.1',
  target: 'NOR-26.1',
  attack: 'NOR-27.1',
  suppress: 'NOR-31.1',
  blast: 'NOR-32.1',
  hunker: 'NOR-14.1',
  ready: 'NOR-12.2',
  bid: 'NOR-9.1',
  take: 'NOR-20.1',
  'end-turn': 'NOR-10.1',
};

export const help = (word: string, scene: Scene) => common(word, scene, helpOf);
export const signs = (scene: Scene) => commonSigns(scene, helpOf);
