/**
 * What every store promises, whatever it stands on. Runs under jest on node-sqlite3-wasm and in
 * Chromium on the real expo-sqlite, so it uses nothing of jest but what is handed in.
 */
import { sha256Hex } from '../../src/storage/chain';
import type { MatchFilter, MatchSummary, NewMatch, Player, Store } from '../../src/storage/types';

export interface ContractTools {
  test(title: string, run: () => Promise<void>): void;
  equal(actual: unknown, expected: unknown): void;
  rejects(promise: Promise<unknown>, errorName: string): Promise<void>;
}

export interface StoreUnderTest {
  store: Store;
  /** Closes it and opens the same database again. */
  reopen(): Promise<Store>;
}

export const SUMMARY: MatchSummary = {
  points: [0, 0],
  phase: 'act',
  actors: [0],
  over: false,
  winners: [],
  moves: 0,
};

let counter = 0;

export function newMatch(players: readonly string[], changes: Partial<NewMatch> = {}): NewMatch {
  counter += 1;
  return {
    id: `m${String(counter).padStart(8, '0')}`,
    game: 'veselka',
    rulesVersion: 1,
    setup: { seats: players.length, first: 0, mode: 'score' },
    players: [...players],
    seed: 'ab'.repeat(32),
    commitment: sha256Hex('ab'.repeat(32)),
    words: [],
    parent: null,
    summary: SUMMARY,
    at: 1_700_000_000_000 + counter * 1000,
    ...changes,
  };
}

export async function twoPlayers(store: Store): Promise<[Player, Player]> {
  return [
    await store.createPlayer({ name: 'Олена', colour: 1 }),
    await store.createPlayer({ name: 'Тарас', colour: 2 }),
  ];
}

const happened = (move: number, at = 1_700_000_500_000) => ({
  kind: 'happened' as const,
  payload: { move: { type: 'tally', n: move } },
  at,
});

const outcome = (points: number[]) => {
  const best = Math.max(...points);
  const winners = points.filter((n) => n === best).length;
  return {
    results: points.map((n, seat) => ({
      seat,
      points: n,
      rank: 1 + points.filter((m) => m > n).length,
      won: n === best,
      shared: n === best && winners > 1,
    })),
    facts: [{ seat: 0, key: 'runs', value: 3 }],
  };
};

export function storeContract(
  { test, equal, rejects }: ContractTools,
  make: () => Promise<StoreUnderTest>,
): void {
  test('a player keeps any name, also after reopening', async () => {
    const { store, reopen } = await make();
    const names = [
      'Олена',
      '',
      ' ',
      'a\u0000b',
      '\ud800',
      "'; DROP TABLE players; --",
      '__proto__',
      '👩‍👩‍👧‍👦',
      '\u202eabc',
    ];
    for (const name of names) await store.createPlayer({ name, colour: 3 });
    const again = await reopen();
    const found = (await again.players()).map((player) => player.name);
    equal(found.sort(), [...names].sort());
    await again.close();
  });

  test('renaming, colouring and hiding a player is kept', async () => {
    const { store, reopen } = await make();
    const [olena] = await twoPlayers(store);
    await store.renamePlayer(olena.id, 'Олена Б.');
    await store.recolourPlayer(olena.id, 5);
    await store.hidePlayer(olena.id, true);
    const again = await reopen();
    equal(
      (await again.players()).map((player) => player.name),
      ['Тарас'],
    );
    const all = await again.players({ includeHidden: true });
    const kept = all.find((player) => player.id === olena.id);
    equal([kept?.name, kept?.colour, kept?.hidden], ['Олена Б.', 5, true]);
    await again.close();
  });

  test('after a merge the matches of both belong to one, through two merges in a row', async () => {
    const { store } = await make();
    const [olena, taras] = await twoPlayers(store);
    const lena = await store.createPlayer({ name: 'Лена', colour: 4 });
    const len = await store.createPlayer({ name: 'Лен', colour: 4 });
    const match = await store.createMatch(newMatch([len.id, taras.id]));
    await store.append(match.id, 0, [happened(1)], { summary: SUMMARY, outcome: outcome([7, 4]) });
    await store.mergePlayers(len.id, lena.id);
    await store.mergePlayers(lena.id, olena.id);
    const read = await store.match(match.id);
    equal(
      read?.players.map((player) => player.name),
      ['Олена', 'Тарас'],
    );
    equal(
      (await store.history({ players: [olena.id] })).rows.map((row) => row.id),
      [match.id],
    );
    equal((await store.history({ players: [lena.id] })).rows, []);
    equal((await store.players()).map((player) => player.name).sort(), ['Олена', 'Тарас']);
    const won = async (player: string) =>
      (await store.statistics.records(player)).map((record) => record.won);
    equal([await won(olena.id), await won(taras.id)], [[1], [0]]);
    equal([await won(lena.id), await won(len.id)], [[], []]);
    await store.close();
  });

  test('a match is what was stored, with an empty log but for its beginning', async () => {
    const { store, reopen } = await make();
    const [olena, taras] = await twoPlayers(store);
    const fresh = newMatch([taras.id, olena.id], { words: ['тиша', 'a\u0000'], parent: null });
    await store.createMatch(fresh);
    const again = await reopen();
    const match = await again.match(fresh.id);
    equal(
      match?.players.map(({ seat, name }) => [seat, name]),
      [
        [0, 'Тарас'],
        [1, 'Олена'],
      ],
    );
    equal([match?.setup, match?.words, match?.seed], [fresh.setup, fresh.words, fresh.seed]);
    equal([match?.headSeq, match?.finishedAt, match?.device], [0, null, { holder: 'table' }]);
    const { entries } = await again.log(fresh.id);
    equal(
      entries.map(({ seq, kind }) => [seq, kind]),
      [[0, 'begun']],
    );
    equal(await again.match('nothing'), null);
    await again.close();
  });

  test('entries are appended in order, chained, and read back as they were', async () => {
    const { store, reopen } = await make();
    const [olena, taras] = await twoPlayers(store);
    const { id } = await store.createMatch(newMatch([olena.id, taras.id]));
    await store.append(id, 0, [happened(1), happened(2)], { summary: { ...SUMMARY, moves: 2 } });
    await store.append(id, 2, [{ kind: 'undone', payload: { to: 1 }, at: 5 }], {
      summary: SUMMARY,
    });
    const again = await reopen();
    const { entries } = await again.log(id);
    equal(
      entries.map(({ seq, kind }) => [seq, kind]),
      [
        [0, 'begun'],
        [1, 'happened'],
        [2, 'happened'],
        [3, 'undone'],
      ],
    );
    equal(entries[2]?.payload, { move: { type: 'tally', n: 2 } });
    equal(
      entries.slice(1).map((entry) => entry.prev),
      entries.slice(0, -1).map((entry) => entry.hash),
    );
    await again.close();
  });

  test('what is said about a match is kept beside its log, which stays as it is', async () => {
    const { store, reopen } = await make();
    const [olena, taras] = await twoPlayers(store);
    const { id, headHash } = await store.createMatch(newMatch([olena.id, taras.id]));
    equal(await store.about(id), {});
    await store.setAbout(id, { when: 1_600_000_000_000, place: 'Львів', note: "дощ\u0000'" });
    const again = await reopen();
    equal(await again.about(id), { when: 1_600_000_000_000, place: 'Львів', note: "дощ\u0000'" });
    equal((await again.match(id))?.headHash, headHash);
    await again.setAbout(id, { place: 'Одеса' });
    equal(await again.about(id), { place: 'Одеса' });
    await again.setAbout(id, {});
    equal(await again.about(id), {});
    await rejects(again.setAbout('nobody', {}), 'NoSuchMatch');
    await again.close();
  });

  test('a chair changes hands together with the entry that says so', async () => {
    const { store, reopen } = await make();
    const [olena, taras] = await twoPlayers(store);
    const { id } = await store.createMatch(newMatch([olena.id, taras.id]));
    const stranger = { id: 'guest', name: 'Гість', colour: 5 };
    const people = [{ id: olena.id, name: olena.name, colour: olena.colour }, stranger];
    const entry = { kind: 'seated', payload: { seat: 1, player: stranger }, at: 5 } as const;
    await store.append(id, 0, [entry], { summary: SUMMARY, people });
    const again = await reopen();
    equal(
      (await again.match(id))?.players.map(({ seat, name }) => [seat, name]),
      [
        [0, 'Олена'],
        [1, 'Гість'],
      ],
    );
    equal(await again.checkup({ deep: true }), null);
    await again.close();
  });

  test('a stale append is refused and changes nothing', async () => {
    const { store } = await make();
    const [olena, taras] = await twoPlayers(store);
    const { id } = await store.createMatch(newMatch([olena.id, taras.id]));
    await store.append(id, 0, [happened(1)], { summary: SUMMARY });
    await rejects(store.append(id, 0, [happened(9)], { summary: SUMMARY }), 'StaleAppend');
    await rejects(store.append(id, 5, [happened(9)], { summary: SUMMARY }), 'StaleAppend');
    await rejects(store.append('nothing', 0, [happened(9)], { summary: SUMMARY }), 'NoSuchMatch');
    equal((await store.log(id)).entries.length, 2);
    await store.close();
  });

  test('what is recalled of a match counts only while its row still stands there', async () => {
    const { store } = await make();
    const [olena, taras] = await twoPlayers(store);
    const { id } = await store.createMatch(newMatch([olena.id, taras.id]));
    await store.append(id, 0, [happened(1)], { summary: SUMMARY });
    await store.deleteMatch(id);
    await rejects(store.append(id, 1, [happened(2)], { summary: SUMMARY }), 'NoSuchMatch');
    await store.restoreMatch(id);
    await store.append(id, 1, [happened(2)], { summary: SUMMARY });
    equal((await store.log(id)).entries.length, 3);
    equal((await store.match(id))?.deletedAt, null);
    await store.close();
  });

  test('a rehearsed append writes nothing', async () => {
    const { store, reopen } = await make();
    const [olena, taras] = await twoPlayers(store);
    const { id } = await store.createMatch(newMatch([olena.id, taras.id]));
    const before = await store.match(id);
    await store.rehearse(id, 0, [happened(1)], { summary: SUMMARY });
    equal(await store.match(id), before);
    await store.append(id, 0, [happened(2)], { summary: SUMMARY });
    const again = await reopen();
    equal((await again.log(id)).entries.length, 2);
    await again.close();
  });

  test('of two appends at once exactly one is stored', async () => {
    const { store } = await make();
    const [olena, taras] = await twoPlayers(store);
    const { id } = await store.createMatch(newMatch([olena.id, taras.id]));
    const tries = [1, 2].map((n) => store.append(id, 0, [happened(n)], { summary: SUMMARY }));
    const settled = await Promise.allSettled(tries);
    equal(settled.map((one) => one.status).sort(), ['fulfilled', 'rejected']);
    equal((await store.log(id)).entries.length, 2);
    await store.close();
  });

  test('snapshots come back latest first', async () => {
    const { store, reopen } = await make();
    const [olena, taras] = await twoPlayers(store);
    const { id } = await store.createMatch(newMatch([olena.id, taras.id]));
    for (let seq = 0; seq < 3; seq += 1) {
      const snapshot = { moves: seq + 1, rulesVersion: 1, state: { n: seq } };
      await store.append(id, seq, [happened(seq)], { summary: SUMMARY, snapshot });
    }
    const again = await reopen();
    const { snapshots } = await again.log(id);
    equal(
      snapshots.map(({ seq, state }) => [seq, state]),
      [
        [3, { n: 2 }],
        [2, { n: 1 }],
        [1, { n: 0 }],
      ],
    );
    await again.close();
  });

  test('results come with the last entry and go when it is taken back', async () => {
    const { store } = await make();
    const [olena, taras] = await twoPlayers(store);
    const { id } = await store.createMatch(newMatch([olena.id, taras.id]));
    const ended = outcome([5, 5]);
    await store.append(id, 0, [happened(1, 77)], { summary: SUMMARY, outcome: ended });
    equal((await store.match(id))?.finishedAt, 77);
    equal(await store.results(id), ended);
    await store.append(id, 1, [{ kind: 'undone', payload: { to: 0 }, at: 78 }], {
      summary: SUMMARY,
    });
    equal((await store.match(id))?.finishedAt, null);
    equal(await store.results(id), { results: [], facts: [] });
    await store.close();
  });

  test('who holds the device is kept', async () => {
    const { store, reopen } = await make();
    const [olena, taras] = await twoPlayers(store);
    const { id } = await store.createMatch(newMatch([olena.id, taras.id]));
    await store.setDevice(id, { holder: 1 });
    const again = await reopen();
    equal((await again.match(id))?.device, { holder: 1 });
    await again.close();
  });

  test('unfinished matches: the one touched last first, page by page, each once', async () => {
    const { store } = await make();
    const [olena, taras] = await twoPlayers(store);
    const ids: string[] = [];
    for (let i = 0; i < 7; i += 1)
      ids.push((await store.createMatch(newMatch([olena.id, taras.id]))).id);
    await store.append(ids[2] ?? '', 0, [happened(1, 1_800_000_000_000)], { summary: SUMMARY });
    await store.append(ids[3] ?? '', 0, [happened(1)], {
      summary: SUMMARY,
      outcome: outcome([1, 2]),
    });
    await store.deleteMatch(ids[4] ?? '');
    const seen: string[] = [];
    let after = null;
    do {
      const page: Awaited<ReturnType<Store['unfinished']>> = await store.unfinished({
        limit: 2,
        after,
      });
      seen.push(...page.rows.map((row) => row.id));
      after = page.next;
    } while (after);
    equal(seen, [ids[2], ids[6], ids[5], ids[1], ids[0]]);
    await store.close();
  });

  test('the history narrows down by game, mode, people, dates and whether it is finished', async () => {
    const { store } = await make();
    const [olena, taras] = await twoPlayers(store);
    const ira = await store.createPlayer({ name: 'Іра', colour: 6 });
    const a = await store.createMatch(newMatch([olena.id, taras.id], { at: 1000 }));
    const b = await store.createMatch(newMatch([olena.id, ira.id], { at: 2000, game: 'qwinto' }));
    const c = await store.createMatch(
      newMatch([taras.id, ira.id], { at: 3000, setup: { seats: 2, first: 0, mode: 'virtual' } }),
    );
    await store.append(b.id, 0, [happened(1)], { summary: SUMMARY, outcome: outcome([3, 1]) });
    const ids = async (filter: MatchFilter) =>
      (await store.history(filter)).rows.map(
        (row) => ({ [a.id]: 'a', [b.id]: 'b', [c.id]: 'c' })[row.id],
      );
    equal(await ids({}), ['c', 'b', 'a']);
    equal(await ids({ game: 'qwinto' }), ['b']);
    equal(await ids({ mode: 'virtual' }), ['c']);
    equal(await ids({ finished: true }), ['b']);
    equal(await ids({ finished: false }), ['c', 'a']);
    equal(await ids({ players: [olena.id] }), ['b', 'a']);
    equal(await ids({ players: [olena.id, ira.id] }), ['b']);
    equal(await ids({ players: [ira.id], game: 'veselka' }), ['c']);
    equal(await ids({ anyPlayer: [taras.id] }), ['c', 'a']);
    equal(await ids({ anyPlayer: [] }), []);
    equal(await ids({ from: 2000 }), ['c', 'b']);
    equal(await ids({ until: 2000 }), ['a']);
    equal(await ids({ players: [ira.id] }), ['c', 'b']);
    equal(await store.archive.countMatches(), 3);
    equal(
      (await store.lastGroup()).map((player) => player.name),
      ['Тарас', 'Іра'],
    );
    equal(
      (await store.lastGroup('qwinto')).map((player) => player.name),
      ['Олена', 'Іра'],
    );
    await store.close();
  });

  test('a deleted match leaves the lists, can be brought back, and takes no entries meanwhile', async () => {
    const { store } = await make();
    const [olena, taras] = await twoPlayers(store);
    const { id } = await store.createMatch(newMatch([olena.id, taras.id]));
    await store.append(id, 0, [happened(1)], { summary: SUMMARY, outcome: outcome([1, 2]) });
    await store.deleteMatch(id);
    equal((await store.history()).rows, []);
    equal(
      (await store.history({ deleted: true })).rows.map((row) => row.id),
      [id],
    );
    const counted = async () => [
      (await store.statistics.records(olena.id)).length,
      (await store.statistics.records(taras.id)).length,
    ];
    equal(await counted(), [0, 0]);
    await rejects(store.append(id, 1, [happened(2)], { summary: SUMMARY }), 'NoSuchMatch');
    equal(await store.purge(), 0);
    await store.restoreMatch(id);
    equal(
      (await store.history()).rows.map((row) => row.id),
      [id],
    );
    equal(await counted(), [1, 1]);
    await store.close();
  });

  test('settings are kept, whatever they are called', async () => {
    const { store, reopen } = await make();
    await store.setSetting('theme', 'dark');
    await store.setSetting('__proto__', { polluted: true });
    await store.setSetting('theme', 'light');
    const again = await reopen();
    const settings = await again.settings();
    equal(settings['theme'], 'light');
    equal(Object.keys(settings).sort(), ['__proto__', 'theme']);
    equal(({} as Record<string, unknown>)['polluted'], undefined);
    await again.close();
  });

  test('listeners hear of what changed, after it is stored', async () => {
    const { store } = await make();
    const heard: string[] = [];
    const stop = store.subscribe((topics) => heard.push([...topics].join('+')));
    const [olena, taras] = await twoPlayers(store);
    await store.createMatch(newMatch([olena.id, taras.id]));
    await store.setSetting('a', 1);
    stop();
    await store.setSetting('a', 2);
    equal(heard, ['players', 'players', 'matches', 'settings']);
    await store.close();
  });

  test('a sound database passes the light and the deep check', async () => {
    const { store } = await make();
    const [olena, taras] = await twoPlayers(store);
    const { id } = await store.createMatch(newMatch([olena.id, taras.id]));
    await store.append(id, 0, [happened(1)], { summary: SUMMARY, outcome: outcome([1, 2]) });
    await store.setSetting('a', 1);
    equal(await store.checkup(), null);
    equal(await store.checkup({ deep: true }), null);
    await store.close();
  });
}
