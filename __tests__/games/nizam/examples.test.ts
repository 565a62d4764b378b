import { nizam } from '../../../src/games/nizam';
import { CLAUSES } from '../../../src/games/nizam/clauses';
import { EXAMPLES } from '../../../src/games/nizam/examples';
import { testExamples } from '../grid/checks';

testExamples(nizam, EXAMPLES, CLAUSES);
