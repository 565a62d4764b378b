import { kit } from './kits/nizam';
import { describeConformance } from './suite';

describeConformance(kit);
