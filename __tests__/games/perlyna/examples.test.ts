import { perlyna } from '../../../src/games/perlyna';
import { CLAUSES } from '../../../src/games/perlyna/clauses';
import { EXAMPLES } from '../../../src/games/perlyna/examples';
import { testExamples } from '../grid/checks';

testExamples(perlyna, EXAMPLES, CLAUSES);
