/** A refused play on the match screen: drawn, explained, and the earlier entry it contradicts can be corrected. */
import { act, fireEventAsync, screen } from '@testing-library/react-native';

import type { PlayExample } from '../../src/games/example';
import { book as nizam } from '../../src/games/nizam/book';
import { EXAMPLES as NIZAM } from '../../src/games/nizam/examples';
import type { NizamMove } from '../../src/games/nizam/rules/types';
import { book as perlyna } from '../../src/games/perlyna/book';
import { contradicts, letStand } from '../../src/games/promin/contradicts';
import type { Move } from '../../src/games/promin/rules/types';
import { matchDesk } from '../support/matchHarness';

const desk = matchDesk();

const steps = (moves: readonly unknown[]) => moves.map((move) => ({ move }));

async function attempt(move: unknown): Promise<void> {
  await act(async () => {
    const verdict = await desk.match().attempt(move);
    if (verdict.ok) throw new Error('the play was meant to be refused');
  });
}

const bid = (seat: number): Move => ({ type: 'bid', seat, beads: 2, shield: false });
const play = (seat: number, card: string): Move => ({ type: 'play', seat, card }) as Move;
const earlierButton = () => screen.findByRole('button', { name: /^Виправити раніший запис/ });

/** Соломія does not follow blue in trick 1 and shows a blue card in trick 2. */
const FALSE_PLAY: readonly Move[] = [
  ...[1, 2, 3, 0].map(bid),
  play(1, 'b7'),
  play(2, 'g10'),
  play(3, 'b4'),
  play(0, 'b1'),
];

describe('«Промінь» without the colours of the hands', () => {
  const transcript = {
    game: 'promin',
    setup: { seats: 4, first: 0, mode: 'referee' },
    steps: steps(FALSE_PLAY),
  };

  test('P-4.4 the card that proves a false play offers to correct that play, in words', async () => {
    await desk.open(transcript);
    await desk.play(play(1, 'r3'));
    await attempt(play(2, 'b2'));
    const button = await earlierButton();
    expect(screen.getByText('Запис 6: Соломія кладе зелену 10')).toBeOnTheScreen();
    await fireEventAsync.press(button);
    // Entry 0 is the beginning, so the sixth move is entry 6.
    expect(desk.went).toEqual([['Match', expect.objectContaining({ correct: '6' })]]);
    expect(desk.match().refused).toBeNull();
  });

  test('a play that contradicts nothing earlier offers no such thing', async () => {
    await desk.open(transcript);
    await attempt(play(1, 'b11'));
    expect(await screen.findByRole('button', { name: 'Виправити' })).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: /^Виправити раніший запис/ })).toBeNull();
  });

  test('[P-1.1] a card seen twice leads to the entry that showed it first: that may be the wrong one', async () => {
    await desk.open(transcript);
    await attempt(play(1, 'g10'));
    await fireEventAsync.press(await earlierButton());
    expect(desk.went).toEqual([['Match', expect.objectContaining({ correct: '6' })]]);
  });

  test('[P-4.1] out of turn has a clause too', async () => {
    await desk.open(transcript);
    await attempt(play(3, 'r3'));
    expect((await screen.findAllByText('P-4.1')).length).toBeGreaterThan(0);
  });

  test('A-P18 the guilty card is marked in the log, the one that proves it is not', () => {
    const proof = { ...play(2, 'b2'), stands: true } as Move;
    expect(letStand([...FALSE_PLAY, play(1, 'r3'), proof])).toEqual([5]);
    const colours = { type: 'colours', counts: [] } as Move;
    const known = [colours, ...FALSE_PLAY.slice(0, 5), { ...play(2, 'g10'), stands: true } as Move];
    expect(letStand(known)).toEqual([6]);
    // A deal later nothing of it is left.
    const next = [...FALSE_PLAY, { type: 'tricks', won: [4, 3, 2, 1] } as Move];
    expect(letStand([...next, ...[2, 3, 0, 1].map(bid), play(2, 'y1'), proof])).toEqual([]);
  });

  test('only plays of the deal under way are looked at', () => {
    const earlierDeal = [...FALSE_PLAY, { type: 'tricks', won: [4, 3, 2, 1] } as Move];
    const moves = [...earlierDeal, ...[2, 3, 0, 1].map(bid), play(2, 'y1')];
    const refusal = { ok: false, clause: 'P-4.4', facts: { seat: 2, trick: 1 } } as const;
    expect(contradicts(refusal, moves)).toBe(moves.length - 1);
    expect(contradicts({ ...refusal, facts: { seat: 2, held: 1 } }, moves)).toBeNull();
  });
});

describe('«Нізам»', () => {
  const lacked = NIZAM.find(
    (example): example is PlayExample<NizamMove> =>
      example.kind === 'play' && example.because?.facts?.['why'] === 'lacked',
  );

  test('N-3.5 a payment that belies an earlier one offers to correct the earlier one', async () => {
    if (!lacked) throw new Error('no example of a kind said to be lacking');
    await desk.open({ game: 'nizam', setup: lacked.setup, steps: steps(lacked.before) });
    await attempt(lacked.tried);
    await fireEventAsync.press(await earlierButton());
    const said = Number(lacked.because?.facts?.['move']);
    expect(desk.went).toEqual([['Match', expect.objectContaining({ correct: String(said + 1) })]]);
  });

  test('E-3.4 «Перлина Сходу» finds it the same way', () => {
    expect(perlyna.contradicts).toBe(nizam.contradicts);
  });
});
