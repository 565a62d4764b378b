/** What are the rainbows worth? (V-4.3) */
import { at, filled } from '../../../engine/arrays';
import { hasKeys, isArrayOf, isRecord, isWhole } from '../../../engine/form';
import type { Answer, Question } from '../../settle';
import { FULL_RAINBOW, rainbowPoints } from '../rules/scoring';
import { veselka } from '../rules';
import type { VeselkaView } from '../rules/types';
import { remark } from './remarks';

export interface RainbowsPosition {
  seats: number;
  /** Colours in each rainbow. */
  colours: readonly (number | null)[];
}

/** Beyond the circle's eight: answered as impossible. */
const MOST = 12;

function isColours(value: unknown): value is number | null {
  return value === null || isWhole(value, 0, MOST);
}

function read(value: unknown): RainbowsPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['seats', 'colours'])) return null;
  const { seats, colours } = value;
  if (!isWhole(seats, veselka.seats.min, veselka.seats.max)) return null;
  return isArrayOf(colours, isColours, seats, seats) ? { seats, colours } : null;
}

function answer({ colours }: RainbowsPosition): Answer {
  const tooMany = colours.findIndex((n) => n !== null && n > FULL_RAINBOW);
  if (tooMany >= 0) {
    const facts = { seat: tooMany, colours: at(colours, tooMany) as number, all: FULL_RAINBOW };
    return { kind: 'impossible', remark: remark('rainbows.tooMany', facts, 'V-2.2') };
  }
  const missing = colours.indexOf(null);
  if (missing >= 0)
    return { kind: 'incomplete', remark: remark('rainbows.none', { seat: missing }, 'V-4.3') };
  return settled(colours as readonly number[]);
}

function settled(colours: readonly number[]): Answer {
  const points = colours.map(rainbowPoints);
  const steps = colours.map((n, seat) =>
    remark('rainbows.one', { seat, colours: n, points: at(points, seat) }, 'V-4.3'),
  );
  const full = colours.flatMap((n, seat) => (n === FULL_RAINBOW ? [seat] : []));
  if (full.length > 0)
    steps.push(
      remark('rainbows.full', { seats: full }, 'V-4.1'),
      remark('rainbows.lap', {}, 'V-4.2'),
    );
  return {
    kind: 'settled',
    ruling: 'told',
    headline: remark('rainbows.worth', { points }),
    clause: 'V-4.3',
    steps,
  };
}

export const rainbows: Question<RainbowsPosition> = {
  id: 'rainbows',
  empty: { seats: 3, colours: filled(3, null) },
  read,
  answer,
  phases: ['over'],
  fromView(seen) {
    const { phase, players } = seen as VeselkaView;
    if (phase === 'deal') return null;
    return { seats: players.length, colours: players.map(({ rainbow }) => rainbow.length) };
  },
};
