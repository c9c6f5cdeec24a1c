import { testSummary } from '../../lib/summaryTesting';
import { description } from './sample';
import summary from './summary';

testSummary('north-africa', ['undaunted', 'undaunted/north_africa'], summary, description);
