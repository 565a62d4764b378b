/** Who sits where, before and during a match. Pure: a page goes in, the next one comes out. */
import type { Seat } from '../../engine/types';
import type { BegunPayload, Level } from '../../match/record/types';
import { FORMAT } from '../../match/record/types';
import { RULES_VERSION } from '../../match/rules';
import type { Make } from '../protocol/types';
import type { KeptChair, TablePage } from './store';

export interface Newcomer {
  id: string;
  name: string;
  /** SHA-256 of the token. */
  token: string;
}

export interface Fresh {
  code: string;
  id: string;
  seed: string;
  commitment: string;
  at: number;
}

const COLOURS = [1, 2, 3, 4, 5, 6];

/** Whoever makes the table sits on its first chair and leads it. */
export function newPage({ make }: Make, fresh: Fresh, host: Newcomer): TablePage {
  const { game, mode, seats, first, house } = make;
  const { at, ...rest } = fresh;
  const empty: TablePage = {
    ...rest,
    game,
    setup: { seats, first, mode, ...(house && { house }) },
    madeAt: at,
    host: 0,
    chairs: new Array<null>(seats).fill(null),
    locked: false,
    watching: true,
    begun: false,
  };
  return seated(empty, 0, host);
}

function changed(page: TablePage, seat: Seat, chair: KeptChair | null): TablePage {
  return { ...page, chairs: page.chairs.map((old, i) => (i === seat ? chair : old)) };
}

function freeColour({ chairs }: TablePage, seat: Seat): number {
  const taken = chairs.map((chair, i) => (i === seat ? 0 : (chair?.colour ?? 0)));
  return COLOURS.find((colour) => !taken.includes(colour)) ?? 1;
}

/** On a chair that is empty, freed or a bot's. During a match the colour of the chair stays. */
export function seated(page: TablePage, seat: Seat, who: Newcomer): TablePage {
  const colour = (page.begun ? page.chairs[seat]?.colour : undefined) ?? freeColour(page, seat);
  return changed(page, seat, { ...who, colour, word: null, bot: null });
}

/** May somebody new sit down there? */
export function isFree(page: TablePage, seat: Seat): boolean {
  const chair = page.chairs[seat];
  return chair === null || (chair !== undefined && (chair.token === null || chair.bot !== null));
}

/** The chair somebody new gets: the one asked for, else the first empty one, else a bot's once they play. */
export function chairFor(page: TablePage, wanted?: Seat): Seat | null {
  if (wanted !== undefined) return isFree(page, wanted) ? wanted : null;
  const empty = page.chairs.findIndex((chair) => chair === null || (!chair.token && !chair.bot));
  if (empty >= 0) return empty;
  const bots = page.begun ? page.chairs.findIndex((chair) => Boolean(chair?.bot)) : -1;
  return bots >= 0 ? bots : null;
}

export function seatOfToken(page: TablePage, token: string): Seat | null {
  const seat = page.chairs.findIndex((chair) => chair?.token === token);
  return seat < 0 ? null : seat;
}

/** Before the match: to an empty chair. */
export function moved(page: TablePage, from: Seat, to: Seat): TablePage | null {
  const chair = page.chairs[from];
  if (page.begun || !chair || page.chairs[to] !== null) return null;
  const next = changed(changed(page, from, null), to, chair);
  return { ...next, host: page.host === from ? to : page.host };
}

/** A bot on a chair: a new one before the match; during it in place of a person, who may come back. */
export function withBot(
  page: TablePage,
  seat: Seat,
  level: Level | null,
  made: { id: string; name: string },
): TablePage | null {
  const chair = page.chairs[seat];
  if (chair === undefined || seat === page.host) return null;
  if (page.begun) return chair && level ? changed(page, seat, { ...chair, bot: level }) : null;
  if (level === null) return chair?.bot ? changed(page, seat, null) : null;
  if (chair && !chair.bot) return null;
  const colour = chair?.colour ?? freeColour(page, seat);
  return changed(page, seat, { ...made, colour, token: null, word: null, bot: level });
}

/** Its person is back. */
export function withoutBot(page: TablePage, seat: Seat): TablePage {
  const chair = page.chairs[seat];
  return chair ? changed(page, seat, { ...chair, bot: null }) : page;
}

export function freed(page: TablePage, seat: Seat): TablePage | null {
  const chair = page.chairs[seat];
  if (!chair || seat === page.host) return null;
  return changed(page, seat, page.begun ? { ...chair, token: null } : null);
}

export function withWord(page: TablePage, seat: Seat, word: string): TablePage | null {
  const chair = page.chairs[seat];
  return page.begun || !chair ? null : changed(page, seat, { ...chair, word });
}

/** The chairs move together where some stayed empty; null where too few sit there. */
export function readyToBegin(page: TablePage, least: number): TablePage | null {
  if (page.begun) return null;
  const places = page.chairs.flatMap((chair, seat) => (chair ? [seat] : []));
  if (places.length < least) return null;
  const chairs = places.map((seat) => page.chairs[seat] as KeptChair);
  const first = Math.max(
    0,
    places.findIndex((seat) => seat >= page.setup.first),
  );
  return {
    ...page,
    chairs,
    host: places.indexOf(page.host),
    setup: { ...page.setup, seats: chairs.length, first },
    begun: true,
  };
}

/** Entry 0 of the log. */
export function begunBy({ game, setup, chairs, seed, commitment }: TablePage): BegunPayload {
  const sitting = chairs.filter((chair) => chair !== null);
  return {
    format: FORMAT,
    game,
    rulesVersion: RULES_VERSION,
    setup,
    players: sitting.map(({ id, name, colour, bot }) => ({
      id,
      name,
      colour,
      ...(bot && { bot }),
    })),
    seed,
    commitment,
    words: wordsOf(chairs),
    parent: null,
  };
}

/** Every phone's share of the chance, by seat. */
function wordsOf(chairs: TablePage['chairs']): string[] {
  return chairs.flatMap((chair) => (chair?.word ? [chair.word] : []));
}
