import { perlyna } from '../../../src/games/perlyna';
import type { PerlynaMove } from '../../../src/games/perlyna/types';
import { testTranscript, type Transcript } from '../grid/checks';
import referee from './transcripts/referee.json';
import score from './transcripts/score.json';
import virtual from './transcripts/virtual.json';

testTranscript(perlyna, virtual as Transcript<PerlynaMove>);
testTranscript(perlyna, referee as Transcript<PerlynaMove>);
testTranscript(perlyna, score as Transcript<PerlynaMove>);
