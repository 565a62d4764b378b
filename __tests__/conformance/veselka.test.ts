import { kit } from './kits/veselka';
import { describeConformance } from './suite';

describeConformance(kit);
