/** Which clause is cited while a run is built, for what was refused, and for the end. */
import { veselka } from '../../../src/games/veselka/rules';
import {
  culprit,
  endClause,
  fullRainbows,
  laidClause,
  rainbowPoints,
  rainbowWorth,
  runPoints,
  runStep,
  runsWorth,
} from '../../../src/games/veselka/rules/because';
import { judgeColours } from '../../../src/games/veselka/rules/circle';
import { parseCards } from '../../../src/games/veselka/rules/notation';
import { KINDS, type Kind } from '../../../src/games/gems/rules/kinds';

test.each([
  ['V-2.3', 'start', { laid: 0, goesOn: true, lays: false }],
  ['V-3.1', 'noRun', { laid: 0, goesOn: false, lays: false }],
  ['V-2.4', 'next', { laid: 3, goesOn: true, lays: true }],
  ['V-2.5', 'done', { laid: 3, goesOn: false, lays: true }],
  ['V-2.1', 'stuck', { laid: 2, goesOn: false, lays: false }],
])('[%s] a run that is built: %s', (clause, is, building) => {
  expect(runStep(building)).toEqual({ is, clause });
});

test('[V-2.5] a run that may be laid is cited for its points, [V-2.1] a shorter one for its length', () => {
  expect(laidClause(true)).toBe('V-2.5');
  expect(laidClause(false)).toBe('V-2.1');
});

function blamed(top: Kind, letters: string): number | null {
  const cards = parseCards(letters);
  const verdict = judgeColours(top, cards);
  if (verdict.ok) throw new Error('accepted');
  return culprit(verdict, cards);
}

test('[V-2.3] the first card is to blame when it is no neighbour of the top', () => {
  expect(blamed('red', 'ylg')).toBe(0);
});

test('[V-2.4] the card that leaves the circle is to blame, unless it is none of these', () => {
  expect(blamed('red', 'oyg')).toBe(2);
  const refusal = { ok: false, clause: 'V-2.4', facts: { position: 3 } } as const;
  expect(culprit(refusal, parseCards('oy'))).toBeNull();
});

test('[V-2.6] a card that the refusal names by its colour, and a run refused as a whole', () => {
  const kept = { ok: false, clause: 'V-2.6', facts: { kind: 'yellow' } } as const;
  expect(culprit(kept, parseCards('oyl'))).toBe(1);
  const short = { ok: false, clause: 'V-2.1', facts: { length: 2 } } as const;
  expect(culprit(short, parseCards('oy'))).toBeNull();
});

test('[V-2.5] runs are counted by their own lines, [V-4.3] rainbows by theirs', () => {
  const lines = [
    { seat: 0, clause: 'V-2.5', points: 3, facts: {} },
    { seat: 0, clause: 'V-2.5', points: 10, facts: {} },
    { seat: 0, clause: 'V-4.3', points: 7, facts: {} },
    { seat: 1, clause: 'V-2.5', points: 5, facts: {} },
  ];
  expect(runsWorth(lines, 0)).toBe(13);
  expect(rainbowWorth(lines, 0)).toBe(7);
  expect(rainbowWorth(lines, 1)).toBe(0);
  expect([runPoints(3), runPoints(2), rainbowPoints(8), rainbowPoints(4)]).toEqual([3, 0, 10, 0]);
});

test('[V-4.1] a full rainbow ends the match, [A-V18] else the table agreed', () => {
  const empty = { rainbow: [] };
  const full = { rainbow: KINDS };
  expect(fullRainbows([empty, full])).toEqual([1]);
  expect(endClause([empty, full])).toBe('V-4.1');
  expect(endClause([empty, { rainbow: KINDS.slice(1) }])).toBe('A-V18');
});

test('[V-4.3] before the end no rainbow is worth anything', () => {
  const { lines } = veselka.standing(veselka.begin({ seats: 2, first: 0, mode: 'score' }));
  expect(rainbowWorth(lines, 0)).toBe(0);
});
