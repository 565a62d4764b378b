import { kit } from './kits/perlyna';
import { describeConformance } from './suite';

describeConformance(kit);
