/** One match out of the rows that were found of it: its log up to the first gap, its row rebuilt if need be. */
import { payloadOf, type BegunPayload } from '../../match/record';
import { GENESIS, hashOf } from '../chain';
import { FACT_COUNT } from '../rows';
import { parseJson, type RowOf } from '../tables';
import type { EntryKind } from '../types';

export interface RescuedMatch {
  match: RowOf<'matches'>;
  entries: RowOf<'entries'>[];
  snapshots: RowOf<'snapshots'>[];
  results: RowOf<'match_results'>[];
  facts: RowOf<'match_facts'>[];
  about: RowOf<'abouts'> | null;
  lostEntries: number;
  /** Its own row was gone. */
  rebuilt: boolean;
  recount: boolean;
}

/** What was found of one match. */
export interface Group {
  match: RowOf<'matches'> | null;
  entries: Map<number, RowOf<'entries'>>;
  snapshots: RowOf<'snapshots'>[];
  results: RowOf<'match_results'>[];
  facts: RowOf<'match_facts'>[];
  about: RowOf<'abouts'> | null;
}

export const emptyGroup = (): Group => ({
  match: null,
  entries: new Map(),
  snapshots: [],
  results: [],
  facts: [],
  about: null,
});

export function rescueMatch(group: Group): RescuedMatch | null {
  const begun = group.entries.get(0) ?? rebuiltBeginning(group.match);
  const beginning = begun && beginningOf(begun);
  if (!begun || !beginning) return null;
  const header = group.match ?? rebuiltHeader(begun, beginning);
  const entries = relinked(begun, group.entries);
  const last = entries[entries.length - 1] ?? begun;
  const lastSeq = Number(last.seq);
  const seen = Math.max(Number(header.head_seq), ...group.entries.keys());
  const lostEntries = seen - lastSeq;
  const asItWas = group.match !== null && lastSeq === Number(header.head_seq);
  const outcome = asItWas ? soundOutcome(group, header) : null;
  const finished = asItWas ? header.finished_at : null;
  return {
    match: {
      ...header,
      updated_at: asItWas ? header.updated_at : last.at,
      finished_at: finished,
      head_seq: lastSeq,
      head_hash: last.hash,
      rev: Number(header.rev) + 1,
    },
    entries,
    snapshots: group.snapshots.filter((row) => Number(row.seq) <= lastSeq),
    results: outcome?.results ?? [],
    facts: outcome?.facts ?? [],
    about: group.about,
    lostEntries,
    rebuilt: group.match === null,
    recount: !asItWas || (finished !== null && outcome === null),
  };
}

/** What entry 0 says, or null where it is not what an app writes. */
export function beginningOf({ payload }: RowOf<'entries'>): BegunPayload | null {
  return payloadOf('begun', parseJson(payload, 'a beginning'));
}

/** Entry 0 from the header; the names are no longer known from here, the players' own rows have them. */
function rebuiltBeginning(match: RowOf<'matches'> | null): RowOf<'entries'> | null {
  if (!match) return null;
  const ids = JSON.parse(String(match.players)) as string[];
  const payload = JSON.stringify({
    game: match.game,
    rulesVersion: match.rules_version,
    setup: JSON.parse(String(match.setup)),
    players: ids.map((id) => ({ id, name: '', colour: 1 })),
    seed: match.seed,
    commitment: match.commitment,
    words: JSON.parse(String(match.words)),
    parent: match.parent,
  } satisfies Record<Exclude<keyof BegunPayload, 'format'>, unknown>);
  return {
    match: match.id,
    seq: 0,
    kind: 'begun',
    payload,
    at: match.created_at,
    prev: GENESIS,
    hash: '',
  };
}

function rebuiltHeader(
  begun: RowOf<'entries'>,
  { game, rulesVersion, setup, players, seed, commitment, words, parent }: BegunPayload,
): RowOf<'matches'> {
  const nothingYet = {
    points: new Array<number>(setup.seats).fill(0),
    phase: '',
    actors: [],
    over: false,
    winners: [],
    moves: 0,
  };
  return {
    id: begun.match,
    game,
    rules_version: rulesVersion,
    mode: setup.mode,
    setup: JSON.stringify(setup),
    players: JSON.stringify(players.map((player) => player.id)),
    seed,
    commitment,
    words: JSON.stringify(words),
    parent,
    created_at: begun.at,
    updated_at: begun.at,
    finished_at: null,
    deleted_at: null,
    summary: JSON.stringify(nothingYet),
    device: JSON.stringify({ holder: 'table' }),
    head_seq: 0,
    head_hash: begun.hash,
    rev: 0,
  };
}

/** The log up to the first gap. The chain is only begun anew where entry 0 had to be rebuilt. */
function relinked(
  begun: RowOf<'entries'>,
  entries: ReadonlyMap<number, RowOf<'entries'>>,
): RowOf<'entries'>[] {
  const log: RowOf<'entries'>[] = [];
  let prev: string = GENESIS;
  let row: RowOf<'entries'> | undefined = begun;
  for (let seq = 0; row; seq += 1, row = entries.get(seq)) {
    const { match, kind, payload, at } = row;
    const hash = hashOf({
      match: String(match),
      seq,
      kind: kind as EntryKind,
      payload: String(payload),
      at: Number(at),
      prev,
    });
    log.push({ match, seq, kind, payload, at, prev, hash });
    prev = hash;
  }
  return log;
}

/** Results and facts, if all of them are there and belong to this ending. */
function soundOutcome(
  group: Group,
  match: RowOf<'matches'>,
): Pick<RescuedMatch, 'results' | 'facts'> | null {
  if (match.finished_at === null) return null;
  const results = group.results.filter((row) => row.finished_at === match.finished_at);
  const seats = (JSON.parse(String(match.players)) as string[]).length;
  const count = group.facts.find((row) => row.key === FACT_COUNT)?.value;
  const whole = results.length === seats && group.facts.length - 1 === count;
  return whole ? { results, facts: group.facts } : null;
}
