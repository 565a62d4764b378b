/** The link for BG Stats: one address that holds the whole finished match, in the documented fields. */
import { bgStatsLink } from '../../app/screens/match/bgStats';
import type { KeptMatch } from '../../src/match/types';

const ENDED = Date.UTC(2026, 10, 16, 19, 30);

function finished(minutes: number): Pick<KeptMatch, 'info' | 'standing'> {
  return {
    info: {
      id: 'match-1',
      game: 'promin',
      mode: 'score',
      setup: { seats: 3, first: 1, mode: 'score' },
      players: ['Оля', 'Тарас & Co', 'Їжак'].map((name, seat) => ({
        seat,
        name,
        colour: seat + 1,
      })),
      playerIds: ['a', 'b', 'c'],
      createdAt: ENDED - minutes * 60_000,
      finishedAt: ENDED,
      parent: null,
      commitment: '',
      seed: 'a secret that must stay out of links',
      words: [],
    },
    standing: { over: true, points: [100, 100, -5], winners: [1], lines: [] },
  } as unknown as Pick<KeptMatch, 'info' | 'standing'>;
}

function dataOf(link: string): Record<string, unknown> {
  return JSON.parse(new URL(link).searchParams.get('data') ?? '') as Record<string, unknown>;
}

test('everything of the result is in the link, winners by the tie-break and not by points', () => {
  const link = bgStatsLink(finished(45), 'https');
  expect(link.startsWith('https://app.bgstatsapp.com/createPlay.html?data=')).toBe(true);
  expect(dataOf(link)).toEqual({
    sourceName: 'Арбітр',
    sourcePlayId: 'match-1',
    playDate: '2026-11-16 19:30:00',
    durationMin: 45,
    game: { name: 'Luz', sourceGameId: 'arbitr-promin', highestWins: true, noPoints: false },
    players: [
      {
        name: 'Тарас & Co',
        sourcePlayerId: 'b',
        startPlayer: true,
        score: 100,
        rank: 1,
        winner: true,
      },
      { name: 'Оля', sourcePlayerId: 'a', startPlayer: false, score: 100, rank: 2, winner: false },
      { name: 'Їжак', sourcePlayerId: 'c', startPlayer: false, score: -5, rank: 3, winner: false },
    ],
  });
});

test('a match put aside overnight says nothing about its length, and no secret is in the link', () => {
  const link = bgStatsLink(finished(900), 'bgstats');
  expect(dataOf(link)).not.toHaveProperty('durationMin');
  expect(decodeURIComponent(link)).not.toContain('secret');
});
