/** `npm run verify-match FILE`: works out all deals and rolls of exported matches again (src/match/README.md), says yes
 * or names the first entry that differs. No code of the app in it. Exits with 0 (yes), 1 (no) or 2 (unreadable). */
import assert from 'node:assert';
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const sha256 = (data) => createHash('sha256').update(data).digest('hex');
const upTo = (n) => Array.from({ length: n }, (_, i) => i + 1);
const copiesOf = (kinds, copies) => kinds.flatMap((kind) => Array(copies).fill(kind));
const swap = (cards, i, j) => Object.assign(cards, { [i]: cards[j], [j]: cards[i] });
const KINDS = ['red', 'orange', 'yellow', 'lime', 'green', 'sky', 'blue', 'violet'];
/** The gem field's rows, then its columns; three or more equal gems in one of them. */
const ROWS = upTo(5).map((n) => upTo(5).map((i) => 5 * n + i - 6));
const LINES = [...ROWS, ...ROWS.map((_, i) => ROWS.map((row) => row[i]))];
const runIn = (grid, line) => /(.)\1\1+/.exec(line.map((at) => KINDS.indexOf(grid[at])).join(''));
const BOXES = {
  promin: (seats) => [...'rygbp'].flatMap((hue) => upTo(2 * seats + 2).map((value) => hue + value)),
  split: () => [...upTo(10).flatMap((n) => copiesOf([n], n)), ...copiesOf(['joker'], 15)],
  perlyna: (seats) => copiesOf(KINDS, 9 - seats),
};
/** What the deck or the dice do, and after which moves ('' is the beginning). */
const CHANCE = { deal: /^$|play/, row: /^$|vote|joker/, roll: /dice|reroll/, refill: /done/ };
CHANCE.draw = /run|swap|take/;

/** HMAC-SHA-256(key, counter) as 32-bit words; words that would favour small numbers are skipped. */
function rng({ seed, words }, seq, used = 0) {
  const key = `${words.length === 0 ? seed : sha256([seed, ...words].join('\n'))}:${seq}`;
  return function below(n) {
    const counter = Uint8Array.of(0, 0, 0, 0, 0, 0, used >> 11, used >> 3);
    const block = createHmac('sha256', key).update(counter).digest();
    const word = block.readUInt32BE((used++ % 8) * 4);
    return word < 2 ** 32 - (2 ** 32 % n) ? word % n : below(n);
  };
}

/** Follows the cards through the moves that count (`under`: the next deck); then what chance does. */
function foretell({ game, setup: { seats, house = {} } }, moves, below) {
  const shuffle = (xs) => upTo(xs.length - 1).reduceRight((_, i) => swap(xs, i, below(i + 1)), xs);
  const lastOut = game === 'nizam' ? seats : Infinity;
  const box = BOXES[game]?.(seats) ?? copiesOf(KINDS, 12);
  let [deck, under, outs, grid, top, hand, runs] = [[...box], [], 0, [], [], 3, []];
  const sorted = (cards) => cards.sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
  const rebuild = () => ([deck, under] = [sorted(under), []]);
  const leave = (card) => {
    if (deck.length === 0) rebuild();
    deck.splice(deck.indexOf(card), 1);
    if (deck.length === 0 && (outs += 1) !== lastOut) rebuild();
  };
  for (const { type, cards = [], pay = [], ...move } of moves) {
    if (type === 'deal') [grid, top] = [move.grid ?? [], move.top ? [move.top] : []];
    if (type === 'deal') [...(game === 'nizam' ? grid : top), ...move.hands.flat()].forEach(leave);
    if (type in CHANCE) cards.forEach(leave);
    if (type === 'refill') for (const card of cards) grid = grid.with(grid.indexOf(null), card);
    if (type === 'run') under.push(...top, ...cards.slice(0, move.keep ? -2 : -1));
    if (type === 'run') top = [cards.at(move.keep ? -2 : -1)];
    under.push(...pay, ...(type === 'swap' ? cards : []));
    hand += (type === 'draw' ? cards.length : 0) - pay.length;
    if (type === 'shift') {
      const line = LINES[move.line === 'row' ? move.index : move.index + 5];
      const came = line.map((_, i) => grid[line[(i + (move.edge === 'start' ? 1 : 4)) % 5]]);
      grid = grid.map((gem, at) => came[line.indexOf(at)] ?? gem);
    } else if (type === 'done' && game === 'nizam') {
      const scored = LINES.flatMap((line, i) => {
        const run = runs.some((seen) => seen[i] !== runs[0][i]) && runIn(grid, line); // was another this turn
        return run ? line.slice(run.index, run.index + run[0].length) : [];
      });
      under.push(...grid.filter((_, at) => scored.includes(at)));
      grid = grid.map((gem, at) => (scored.includes(at) ? null : gem));
    }
    runs = [...(type === 'shift' ? runs : []), LINES.map((line) => runIn(grid, line)?.[0])];
  }
  const draw = (count) => {
    const more = deck.length > 0 && outs + 1 === lastOut ? 0 : Math.max(0, count - deck.length);
    return { cards: [...shuffle(deck).slice(0, count), ...shuffle(sorted(under)).slice(0, more)] };
  };
  const room = seats === 1 && house['A-N20'] === 'upTo' ? Math.min(3, 8 - hand) : 3;
  return {
    row: () => draw(seats === 3 ? 7 : 9),
    draw: () => draw(game === 'veselka' ? moves.at(-1).cards.length : room),
    refill: () => draw(grid.filter((gem) => gem === null).length),
    roll: () => ({ values: moves.findLast(({ dice }) => dice).dice.map(() => 1 + below(6)) }),
    deal() {
      const field = game === 'perlyna' ? shuffle([...copiesOf(KINDS, 3), 'pearl']) : [];
      const [each, size] = { promin: [10, 0], veselka: [8, 1] }[game] ?? [3, 25 - field.length];
      const open = [...field, ...shuffle(box).splice(0, size)];
      const hands = upTo(seats).map((n) => box.slice((n - 1) * each, n * each));
      return { promin: { hands }, veselka: { top: open[0], hands } }[game] ?? { grid: open, hands };
    },
  };
}

/** What counted before and after a correction; one that brings back what the last took `out` goes on with that. */
function corrected(line, { seq, move, keep, from = line[0].seq, then }, out) {
  const one = (item) => [...line, ...out].find(({ seq: n }) => n === (item.seq ?? item));
  const next = then ?? line.slice(0, keep).map(({ seq: n }) => (n === seq ? { seq, move } : n));
  assert(!next.some((item) => item.seq && one(item).drawn), 'it rewrites what was drawn');
  const now = line.slice(0, line.indexOf(one(from))).concat(next.map((n) => ({ ...one(n), ...n })));
  return [next.every((n) => line.includes(one(n))) ? line : out, now];
}

/** How many deals, draws and rolls a match has; throws at the first entry that differs. */
let where = '';
function check({ id, at, begun, log, head, result }, { version }) {
  const [{ game, setup, seed, commitment, format = 1 }, show, before] = [begun, JSON.stringify, []];
  let [hash, moves, ahead, out] = ['', [], [], []]; // What counts, and what could be brought back.
  [[0, begun, 'begun'], ...log].forEach(([after, payload, kind = 'happened'], seq) => {
    where = `match ${id} (${game}), entry ${seq}: `;
    hash = sha256([hash, id, seq, kind, at + after, show(payload)].join('\n'));
    assert(seq > 0 || sha256(seed) === commitment, 'the seed is not the promised one');
    const { move, drawn, act, to = moves.findIndex((one) => one.seq === act) } = payload;
    if (kind === 'redone') return void (moves = ahead.pop());
    [before[seq], ahead] = [moves, kind === 'undone' ? [...ahead, moves] : []];
    if (kind === 'undone') moves = to < 0 ? before[act] : moves.slice(0, to);
    if (kind === 'corrected') [before[seq], moves] = [out] = corrected(moves, payload, out);
    if (kind !== 'happened') return;
    const [known, last] = [moves.map((one) => one.move), moves.at(-1)?.move.type ?? ''];
    moves = [...moves, { seq, move, drawn }];
    const ours = move.type in CHANCE || /take|run|dice|reroll/.test(last);
    if (!drawn) return void assert(!ours || setup.mode !== 'virtual', 'a deal or roll is missing');
    assert(CHANCE[move.type]?.test(last), 'nothing is dealt or rolled here');
    const due = show({ type: move.type, ...foretell(begun, known, rng(begun, seq))[move.type]() });
    assert(show(move) === due, `it says ${show(move)}, the seed gives ${due}`);
  });
  assert(hash === head, 'the chain of hashes does not end here');
  assert(result || Math.max(format, version) < 2, 'right so far, but the match is not finished');
  return log.filter(([, { drawn }]) => drawn).length;
}

export function verify(read, code = 2) {
  try {
    const text = gunzipSync(read()).toString();
    const lines = JSON.parse(`[${text.trim().replaceAll('\n', ',')}]`);
    assert(lines[0]?.format === 'arbitr-backup' && lines[0].version < 3, 'not a backup file');
    [code, where] = [1, ''];
    const sum = sha256(text.slice(0, text.lastIndexOf('{"end":')));
    assert(lines.at(-1).end?.sha256 === sum, 'the file does not fit its check sum');
    const found = lines.reduce((n, { match }) => n + (match ? check(match, lines[0]) : 0), 0);
    assert(where, 'there is no match in the file');
    return { code: 0, says: `yes: ${found} deals, draws and rolls are what the seed gives` };
  } catch (error) {
    return { code, says: (code === 1 ? `no: ${where}` : 'unreadable: ') + error.message };
  }
}

if (process.argv[1]?.endsWith('verify-match.mjs')) {
  const { code, says } = verify(() => readFileSync(process.argv[2] ?? ''));
  console.log(says.replace(/\p{C}/gu, '?')); // Nothing in the file moves the cursor over a «no».
  process.exitCode = code;
}
