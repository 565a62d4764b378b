import { everyGame } from '../support/everyGame';
import { describeWords } from '../support/runners/words';

everyGame().forEach(describeWords);
