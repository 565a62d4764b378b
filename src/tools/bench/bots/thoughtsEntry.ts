/** What runs inside Hermes. */
import { thoughtSums } from './thoughts';

declare const print: (line: string) => void;

print(thoughtSums());
