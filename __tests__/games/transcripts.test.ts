import { everyGame } from '../support/everyGame';
import { describeTranscripts } from '../support/runners/transcripts';

everyGame().forEach(describeTranscripts);
