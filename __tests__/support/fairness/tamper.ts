/**
 * Exported matches that somebody has changed. `resealed` ones carry right hashes and check sums again, so
 * that only working out the chance can tell; `patched` ones keep the old head, `careless` ones even the old
 * check sum.
 */
import { gunzipSync, gzipSync, strFromU8, strToU8 } from 'fflate';

import { commitTo } from '../../../src/match/chance';
import type { Json } from '../../../src/storage';
import { sealed } from '../torture/fuzzImport';
import type { Dice } from '../torture/dice';
import { headOf, type Line } from './evening';

type Rec = Record<string, Json>;
type Begun = { seed: string; commitment: string; words: string[] };

export interface Tampering {
  name: string;
  seal: 'resealed' | 'patched' | 'careless';
  /** False where this match gives no occasion for it. */
  change(line: Line, dice: Dice): boolean;
}

/** Version 1 knew no results. */
const headLine = ({ result }: Line): string =>
  JSON.stringify({ format: 'arbitr-backup', version: result ? 2 : 1, exportedAt: 1 });

export function fileOf(line: Line): Uint8Array {
  return sealed([headLine(line), JSON.stringify({ match: line })]);
}

/** The changed file, or null where there was nothing to change. */
export function tampered(line: Line, how: Tampering, dice: Dice): Uint8Array | null {
  const copy = structuredClone(line);
  if (!how.change(copy, dice)) return null;
  if (how.seal === 'resealed') copy.head = headOf(copy);
  if (how.seal !== 'careless') return fileOf(copy);
  const end =
    strFromU8(gunzipSync(fileOf(line)))
      .trim()
      .split('\n')
      .pop() ?? '';
  return gzipSync(strToU8(`${headLine(line)}\n${JSON.stringify({ match: copy })}\n${end}\n`));
}

const payloadAt = (line: Line, i: number): Rec => line.log[i]?.[1] as Rec;
const begunOf = (line: Line): Begun => line.begun as unknown as Begun;
/** Places in the log of what the app dealt or rolled. */
const drawnAt = (line: Line): number[] =>
  line.log.flatMap((_, i) => (payloadAt(line, i)['drawn'] === true ? [i] : []));

/** Two cards of what was drawn change places, in a hand or between them. */
function swapCards(line: Line, dice: Dice): boolean {
  return changeDrawn(line, dice, (cards) => {
    const first = JSON.stringify(cards[0]);
    const other = cards.findIndex((card) => JSON.stringify(card) !== first);
    if (other < 0) return false;
    [cards[0], cards[other]] = [cards[other] as Json, cards[0] as Json];
    return true;
  });
}

function changeDrawn(line: Line, dice: Dice, change: (cards: Json[]) => boolean): boolean {
  const places = drawnAt(line);
  if (places.length === 0) return false;
  const move = payloadAt(line, dice.pick(places))['move'] as Rec;
  const lists = Object.values(move).flatMap(listsIn);
  return lists.length > 0 && change(dice.pick(lists));
}

function listsIn(value: Json): Json[][] {
  if (!Array.isArray(value)) return [];
  const nested = value.flatMap((one: Json) => listsIn(one));
  return nested.length > 0 ? nested : [value as Json[]];
}

/** A die shows something else, a card is another: the first of them becomes what the last was not. */
function turnOver(line: Line, dice: Dice): boolean {
  return changeDrawn(line, dice, (cards) => {
    const [card] = cards;
    if (typeof card === 'number') cards[0] = card === 6 ? 1 : card + 1;
    else cards[0] = card === 'red' ? 'blue' : card === 'r1' ? 'r2' : 'red';
    return true;
  });
}

function leaveOut(line: Line, dice: Dice): boolean {
  const last = drawnAt(line).pop();
  if (last === undefined || last === 0) return false;
  line.log.splice(dice.below(last), 1);
  return true;
}

function putIn(line: Line, dice: Dice): boolean {
  const last = drawnAt(line).pop();
  if (last === undefined) return false;
  const i = dice.below(last + 1);
  line.log.splice(i, 0, structuredClone(line.log[i] as Line['log'][number]));
  return true;
}

/** What was drawn changes places with the entry before it. */
function reorder(line: Line, dice: Dice): boolean {
  const places = drawnAt(line).filter((i) => i > 0);
  if (places.length === 0) return false;
  const i = dice.pick(places);
  const [before, drawn] = [line.log[i - 1], line.log[i]];
  if (!before || !drawn) return false;
  [line.log[i - 1], line.log[i]] = [drawn, before];
  return true;
}

const hasDrawn = (line: Line): boolean => drawnAt(line).length > 0;

/** One digit of the seed; with its commitment, nothing but the chance itself can tell. */
function reseed(line: Line, commit: boolean): boolean {
  const begun = begunOf(line);
  begun.seed = `${begun.seed[0] === '0' ? '1' : '0'}${begun.seed.slice(1)}`;
  if (commit) begun.commitment = commitTo(begun.seed);
  return hasDrawn(line);
}

function recommit(line: Line): boolean {
  begunOf(line).commitment = commitTo('another seed');
  return true;
}

function changeWords(line: Line): boolean {
  const begun = begunOf(line);
  begun.words = begun.words.length > 0 ? begun.words.slice(1) : ['кавун'];
  return hasDrawn(line);
}

/** In a dealt match nobody lays out cards by hand. */
function unmark(line: Line, dice: Dice): boolean {
  const { setup } = line.begun as unknown as { setup: { mode: string } };
  if (setup.mode !== 'virtual' || !turnOver(line, dice)) return false;
  for (const i of drawnAt(line)) delete payloadAt(line, i)['drawn'];
  return true;
}

export const TAMPERINGS: readonly Tampering[] = [
  { name: 'two cards swapped', seal: 'resealed', change: swapCards },
  { name: 'a card or die changed', seal: 'resealed', change: turnOver },
  { name: 'a card or die changed', seal: 'patched', change: turnOver },
  { name: 'a card or die changed', seal: 'careless', change: turnOver },
  { name: 'an entry left out', seal: 'resealed', change: leaveOut },
  { name: 'an entry left out', seal: 'patched', change: leaveOut },
  { name: 'an entry put in', seal: 'resealed', change: putIn },
  { name: 'entries reordered', seal: 'resealed', change: reorder },
  { name: 'the seed changed', seal: 'resealed', change: (line) => reseed(line, false) },
  { name: 'seed and commitment changed', seal: 'resealed', change: (line) => reseed(line, true) },
  { name: 'the commitment changed', seal: 'resealed', change: recommit },
  { name: 'the words changed', seal: 'resealed', change: changeWords },
  { name: 'a deal said to be entered by hand', seal: 'resealed', change: unmark },
];
