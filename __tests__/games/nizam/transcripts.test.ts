import { nizam } from '../../../src/games/nizam';
import type { NizamMove } from '../../../src/games/nizam/types';
import { testTranscript, type Transcript } from '../grid/checks';
import referee from './transcripts/referee.json';
import score from './transcripts/score.json';
import virtual from './transcripts/virtual.json';

testTranscript(nizam, virtual as Transcript<NizamMove>);
testTranscript(nizam, referee as Transcript<NizamMove>);
testTranscript(nizam, score as Transcript<NizamMove>);
