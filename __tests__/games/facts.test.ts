/** What each game leaves for statistics, worked out by hand from the transcripts. */
import { games } from '../../src/games/rules';
import type { Setup } from '../../src/engine/types';
import { type GameId, GAMES } from '../../src/games';
import type { Finished, GameFact } from '../../src/games/facts';
import { facts as qwintoFacts } from '../../src/games/qwinto/facts';
import { outcomeOf, stepsOf } from '../../src/match/facts';
import nizamReferee from './nizam/transcripts/referee.json';
import nizamScore from './nizam/transcripts/score.json';
import nizamVirtual from './nizam/transcripts/virtual.json';
import perlynaReferee from './perlyna/transcripts/referee.json';
import perlynaScore from './perlyna/transcripts/score.json';
import perlynaVirtual from './perlyna/transcripts/virtual.json';
import prominReferee from './promin/transcripts/referee.json';
import prominScore from './promin/transcripts/score.json';
import prominVirtual from './promin/transcripts/virtual.json';
import qwintoReferee from './qwinto/transcripts/referee.json';
import qwintoScore from './qwinto/transcripts/score.json';
import qwintoVirtual from './qwinto/transcripts/virtual.json';
import splitReferee from './split/transcripts/referee.json';
import splitScore from './split/transcripts/score.json';
import splitVirtual from './split/transcripts/virtual.json';
import veselkaReferee from './veselka/transcripts/referee.json';
import veselkaScore from './veselka/transcripts/score.json';
import veselkaVirtual from './veselka/transcripts/virtual.json';

interface Transcript {
  game: string;
  setup: unknown;
  steps: readonly { move: unknown }[];
}

const countedBy = new Map<GameId, (match: Finished) => GameFact[]>();
beforeAll(async () => {
  for (const { id, facts } of GAMES) countedBy.set(id, await facts());
});

function factsOf(transcript: Transcript): readonly GameFact[] {
  const id = transcript.game as GameId;
  const rules = games[id];
  const counted = countedBy.get(id);
  if (!counted) throw new Error(`${id}: who counts?`);
  const setup = transcript.setup as Setup;
  const moves = transcript.steps.map(({ move }) => move);
  const steps = () => stepsOf(rules, setup, moves);
  const last = [...steps()].at(-1);
  const standing = rules.standing(last?.after);
  return outcomeOf({ counted, setup, standing, steps, forged: false }).facts as GameFact[];
}

/** One seat's facts by name. */
function of(transcript: Transcript, seat: number): Record<string, number> {
  return Object.fromEntries(
    factsOf(transcript)
      .filter((fact) => fact.seat === seat)
      .map(({ key, value }) => [key, value]),
  );
}

describe('«Промінь»', () => {
  test('a bid saved by the shield is made, one short of it is not', () => {
    // 5+щит and 4 tricks, 4+щит and 3, 1+щит and 2, 10+щит and 2.
    expect(of(prominScore, 1)).toEqual({
      'made.1': 0,
      'made.2': 0,
      'made.3': 1,
      'made.4': 0,
      beads: 20,
      missed: 3,
      off: 10,
      shields: 4,
      'shields.made': 1,
    });
    expect(of(prominScore, 3)).toMatchObject({ missed: 4, off: 12, beads: 12, shields: 1 });
  });

  test('it is the same at a real table and in a dealt game', () => {
    expect(of(prominReferee, 0)).toMatchObject({ 'made.1': 1, missed: 3, off: 7, beads: 10 });
    expect(of(prominVirtual, 0)).toMatchObject({
      'made.1': 1,
      'made.4': 1,
      shields: 3,
      'shields.made': 2,
      off: 10,
    });
  });
});

describe('Split', () => {
  test('values won, alone or shared', () => {
    expect(of(splitScore, 0)).toEqual({
      values: 3,
      alone: 1,
      'value.3': 1,
      'value.5': 1,
      'value.8': 1,
    });
    expect(of(splitScore, 2)).toMatchObject({ values: 7, alone: 5, 'value.10': 1 });
    expect(of(splitScore, 3)).toEqual({ values: 1, alone: 0, 'value.5': 1 });
  });

  test.each([splitScore, splitReferee, splitVirtual])('the values add up to the points', (one) => {
    one.standing.points.forEach((points, seat) => {
      const won = Object.entries(of(one, seat)).flatMap(([key, times]) =>
        key.startsWith('value.') ? [Number(key.slice(6)) * times] : [],
      );
      expect(won.reduce((sum, value) => sum + value, 0)).toBe(points);
    });
  });
});

describe('«Веселка»', () => {
  test('runs by length and the colours of the rainbow', () => {
    expect(of(veselkaScore, 1)).toEqual({
      runs: 8,
      'run.3': 1,
      'run.4': 1,
      'run.6': 4,
      'run.8': 2,
      rainbow: 7,
      'rainbow.full': 0,
    });
    expect(of(veselkaScore, 0)).toMatchObject({ 'run.5': 3, rainbow: 8, 'rainbow.full': 1 });
  });

  test('it is the same at a real table and in a dealt game', () => {
    expect(of(veselkaReferee, 2)).toMatchObject({ runs: 8, 'run.3': 3, 'run.7': 1, rainbow: 8 });
    expect(of(veselkaVirtual, 2)).toMatchObject({ runs: 9, 'run.3': 6, 'run.4': 2, rainbow: 7 });
  });
});

describe('Qwinto', () => {
  test('sheets on paper with the tray: cells, misthrows, bonus and every die thrown', () => {
    expect(of(qwintoScore, 2)).toEqual({
      rows: 0,
      numbers: 16,
      'row.orange': 5,
      'row.yellow': 6,
      'row.purple': 5,
      bonus: 6,
      misthrows: 3,
      dice: 28,
      pips: 95,
    });
    expect(of(qwintoScore, 1)).toMatchObject({ dice: 37, pips: 121 });
  });

  test('a row of nine is complete', () => {
    const setup: Setup = { seats: 2, first: 0, mode: 'score' };
    const line = { seat: 0, clause: 'Q-6.2', points: 17, facts: { row: 'yellow', numbers: 9 } };
    const standing = { points: [17, 0], over: true, winners: [0], lines: [line] };
    const facts = qwintoFacts({ setup, standing, steps: () => [] });
    expect(facts).toContainEqual({ seat: 0, key: 'rows', value: 1 });
    expect(facts).toContainEqual({ seat: 1, key: 'rows', value: 0 });
  });

  test('a dealt game and a real table know the same', () => {
    expect(factsOf(qwintoVirtual)).toEqual(factsOf(qwintoReferee));
  });
});

describe('«Нізам»', () => {
  test('turns, the biggest of them, and combinations', () => {
    expect(of(nizamScore, 0)).toEqual({
      turns: 12,
      scored: 118,
      biggest: 45,
      three: 10,
      four: 12,
      five: 2,
    });
    expect(of(nizamScore, 1)).toMatchObject({ turns: 12, scored: 225, biggest: 71 });
  });

  test('with cards on the table a take is a turn too', () => {
    expect(of(nizamReferee, 0)).toMatchObject({ turns: 21, scored: 3, biggest: 3 });
    expect(of(nizamReferee, 1)).toMatchObject({ turns: 22, scored: 12, biggest: 3 });
    expect(of(nizamVirtual, 1)).toMatchObject({ turns: 19, scored: 6, three: 2 });
  });
});

describe('«Перлина Сходу»', () => {
  test('turns to eight tasks, for whoever has them', () => {
    expect(of(perlynaScore, 0)).toEqual({ turns: 5, eight: 5 });
    expect(of(perlynaScore, 1)).toEqual({ turns: 5 });
  });

  test('with cards on the table a take is a turn too', () => {
    expect(of(perlynaReferee, 1)).toEqual({ turns: 34 });
    expect(of(perlynaVirtual, 0)).toEqual({ turns: 24 });
  });
});
