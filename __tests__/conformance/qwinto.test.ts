import { kit } from './kits/qwinto';
import { describeConformance } from './suite';

describeConformance(kit);
