import { kit } from './kits/split';
import { describeConformance } from './suite';

describeConformance(kit);
