/** Turns on the field of gems: read the field and the hand from the screen, shift, pay, claim. */
import type { Strategy } from './scriptedPlayerGames';
import { find, findAll, type Pressable, type Screen } from './scriptedPlayerScreen';

const HANDLE = /^Зсунути .*: на краю /;
const SHIFT = /^Зсунути (?!.*: на краю )/;
/** What was scored has been looked at. */
const GO_ON = /^(Далі$|Передати)/;
const GEMS = [
  'рубін',
  'сердолік',
  'топаз',
  'хризоліт',
  'смарагд',
  'аквамарин',
  'сапфір',
  'аметист',
];

/** Cards left in deck and discard. */
function stock({ pictures }: Screen): { deck: number; discard: number } {
  const found = pictures.map((name) => /^У колоді (\d+) .*у скиді (\d+)/.exec(name)).find(Boolean);
  return { deck: Number(found?.[1] ?? 0), discard: Number(found?.[2] ?? 0) };
}

/** A card of the hand, or a stack of them: «сапфір, 3 карти, у платі 1». */
const HELD = new RegExp(`^(${GEMS.join('|')})(?:, (\\d+) карт\\S*)?$`);

const own = ({ pictures, pressables }: Screen): string[] =>
  [...pictures, ...pressables.map(({ name }) => name)].flatMap((name) => {
    const [, kind, count = '1'] = HELD.exec(name) ?? [];
    return kind === undefined ? [] : Array<string>(Number(count)).fill(kind);
  });

/** Goes on with a shift that was begun: the payment, then the shift itself. What is suggested is left as it is. */
function paying(screen: Screen): Pressable | undefined {
  if (screen.pressables.some(({ name, busy }) => busy && SHIFT.test(name))) return undefined;
  return find(screen, SHIFT) ?? screen.pressables.find(({ name }) => HELD.test(name));
}

function beginShift(screen: Screen): Pressable | undefined {
  return find(screen, /на краю .*, ціна 1 карта$/) ?? find(screen, /на краю .*, ціна 3 карти$/);
}

/**
 * Takes while that brings cards and fits the hand, with a shift now and then: the decks run out, and the
 * cards paid make the next one.
 */
export const nizamTurn: Strategy = (screen, memory) => {
  const goOn = find(screen, GO_ON);
  if (goOn) return goOn;
  if (find(screen, /^Скасувати вибір$/)) return paying(screen);
  const done = find(screen, /^Готово/);
  if (done) return done;
  const { deck, discard } = stock(screen);
  const hasCards = deck + discard > 0;
  const take = hasCards ? find(screen, /^Взяти карти/) : undefined;
  // Alone nobody passes the device on, and a hand holds eight.
  const isAlone = memory.player === '';
  const isFull = isAlone && own(screen).length > 5;
  const wantsCards = isAlone ? !isFull : memory.turns % 5 !== 0;
  if (take && wantsCards) return take;
  return beginShift(screen) ?? (isFull ? undefined : take) ?? find(screen, /^Пропустити хід/);
};

type Field = readonly string[];
const LINES = [1, 5].flatMap((by) =>
  [0, 1, 2, 3, 4].map((n) => [0, 1, 2, 3, 4].map((i) => n * (6 - by) + i * by)),
);

function fieldOf({ pictures }: Screen): Field {
  return pictures.flatMap((name) => /^рядок \d, стовпець \d: (.+)$/.exec(name)?.[1] ?? []);
}

interface Shift {
  label: string;
  cells: readonly number[];
  toStart: boolean;
}

const SHIFTS: readonly Shift[] = LINES.flatMap((cells, i) => {
  const line = i < 5 ? `рядок ${i + 1}` : `стовпець ${i - 4}`;
  const ways: readonly [string, string] = i < 5 ? ['вліво', 'вправо'] : ['вгору', 'вниз'];
  return ways.map((way, k) => ({ label: `Зсунути ${line} ${way}`, cells, toStart: k === 0 }));
});

const edgeOf = (field: Field, { cells, toStart }: Shift): string =>
  field[cells[toStart ? 0 : 4] ?? 0] ?? '';

function shifted(field: Field, { cells, toStart }: Shift): Field {
  const out = [...field];
  cells.forEach((cell, i) => {
    out[cell] = field[cells[(i + (toStart ? 1 : 4)) % 5] ?? 0] ?? '';
  });
  return out;
}

/** Kinds that have three in a row somewhere. */
function made(field: Field): Set<string> {
  const kinds = new Set<string>();
  for (const line of LINES)
    for (let i = 0; i < 3; i += 1) {
      const kind = field[line[i] ?? 0] ?? '';
      if (kind === field[line[i + 1] ?? 0] && kind === field[line[i + 2] ?? 0]) kinds.add(kind);
    }
  return kinds;
}

/** The shortest way, one card a shift, to a wanted kind; its first shift. */
function plan(field: Field, hand: readonly string[], wanted: ReadonlySet<string>): Shift | null {
  let front = [{ field, hand, first: null as Shift | null }];
  for (let depth = 0; depth < 3; depth += 1) {
    const next: typeof front = [];
    for (const at of front)
      for (const shift of SHIFTS) {
        const paid = at.hand.indexOf(edgeOf(at.field, shift));
        if (paid < 0) continue;
        const after = shifted(at.field, shift);
        const first = at.first ?? shift;
        if ([...made(after)].some((kind) => wanted.has(kind))) return first;
        if (depth < 2)
          next.push({ field: after, hand: at.hand.filter((_, i) => i !== paid), first });
      }
    front = next;
  }
  return null;
}

/** What others' piles show on top closes that kind for everyone else. */
function closedFor(player: string, { pressables }: Screen): Set<string> {
  const tops = pressables.map(({ name }) => /^(.+?): виконано .*, зверху ([^.,]+)/.exec(name));
  return new Set(tops.flatMap((top) => (top && top[1] !== player ? [top[2] ?? ''] : [])));
}

/** Gathers cards first, then makes lines of three of what is still to do and claims them. */
export const perlynaTurn: Strategy = (screen, { player, notes }) => {
  const goOn = find(screen, GO_ON);
  if (goOn) return goOn;
  const claimed = notes.get(player) ?? [];
  const task = findAll(screen, /: (можна|з перлиною)$/).find(({ on }) => !on);
  const isClaiming = find(screen, /^Ще зсув$/) !== undefined;
  if (isClaiming && task) {
    notes.set(player, [...claimed, task.name.split(':')[0] ?? '']);
    return task;
  }
  if (isClaiming) return find(screen, /^(Виконати: |Завершити хід)/);
  if (find(screen, /^Скасувати вибір$/)) return paying(screen);
  const toTasks = find(screen, /^До завдань/);
  if (toTasks) return toTasks;
  const closed = closedFor(player, screen);
  const wanted = new Set(GEMS.filter((kind) => !claimed.includes(kind) && !closed.has(kind)));
  const hand = own(screen);
  const { deck, discard } = stock(screen);
  const take = find(screen, /^Взяти карти/);
  const isRich = hand.length >= 9 || deck + discard === 0 || !take;
  const shift = isRich ? plan(fieldOf(screen), hand, wanted) : null;
  if (shift) return findAll(screen, HANDLE).find(({ name }) => name.startsWith(shift.label));
  const end = find(screen, /^Завершити хід/);
  if (end) return end;
  if (take && deck + discard > 0) return take;
  return beginShift(screen) ?? find(screen, /^Пропустити хід/);
};
