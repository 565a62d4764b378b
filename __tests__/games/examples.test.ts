import { everyGame } from '../support/everyGame';
import { describeExamples } from '../support/runners/examples';

everyGame().forEach(describeExamples);
