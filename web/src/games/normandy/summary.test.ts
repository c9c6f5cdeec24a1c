import { testSummary } from '../../lib/summaryTesting';
import { description } from '../undaunted/sample';
import summary from './summary';

testSummary('normandy', ['undaunted', 'undaunted/normandy'], summary, description);
