import { kit } from './kits/promin';
import { describeConformance } from './suite';

describeConformance(kit);
