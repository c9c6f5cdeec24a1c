import { testSummary } from '../../lib/summaryTesting';
import summary from './summary';
import { battle } from './testing';

const arms = [{ arm: 'infantry', figures: 4, move: 2, move_and_battle: 1, dice: [3, 2, 1] }];

testSummary('memoir44', ['memoir44'], summary, battle('. .\n. .', { arms }));
