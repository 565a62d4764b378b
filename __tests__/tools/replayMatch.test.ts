/** `replay-match` over what earlier apps and this one wrote, and over what somebody has forged. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { gameIds } from '../../src/games';
import { closingFingerprint } from '../../src/match/record';
import { replay } from '../../src/tools/replayMatch';
import { archives } from '../support/archive/read';
import { playEvening } from '../support/fairness/evening';
import { fileWith, forged, FORGERIES } from '../support/fairness/forgeries';
import { lineIn } from '../support/fairness/lines';
import { fileOf, TAMPERINGS, tampered } from '../support/fairness/tamper';
import { verify } from '../support/fairness/verifier';
import { createDice } from '../support/torture/dice';
import { sealed } from '../support/torture/fuzzImport';

jest.setTimeout(600_000);

const archived = archives().flatMap((archive) =>
  archive.matches.map((one) => ({
    ...one,
    format: archive.number,
    bytes: archive.backup(one.name),
  })),
);

test.each(
  archived.map((one) => [`${one.game}, ${one.mode}, ${one.state}`, one.format, one] as const),
)(
  '%s: what an earlier app wrote is replayed to the standing of its time (format %s)',
  (_title, _format, { bytes, told, state }) => {
    const { code, says } = replay(() => bytes);
    const last = told.course.at(-1) ?? [];
    const points = told.players.map((name, seat) => `${name} ${last[seat]}`).join(', ');
    expect(says).toContain(`${points}${state === 'finished' ? '; won: ' : '\n'}`);
    expect(says).toContain(closingFingerprint(told.head.hash));
    expect([code, says.split('\n')[0]]).toEqual(
      state === 'finished'
        ? [0, expect.stringMatching(/^yes: /)]
        : [1, expect.stringMatching(/^no: .* not finished$/)],
    );
  },
);

test('says yes to matches of this app with moves taken back, corrected and ended early', () => {
  const no = Array.from({ length: 80 }, (_, n) => playEvening(n)).flatMap((line, n) => {
    const { code, says } = replay(() => fileOf(line));
    return code === 0 || !line.result ? [] : [`${n}: ${says}`];
  });
  expect(no).toEqual([]);
});

test('catches every forged deal that verify-match catches', () => {
  const dice = createDice(2027);
  const missed = TAMPERINGS.flatMap((how) => {
    const files = [1, 4, 11, 20, 30].flatMap((n) => tampered(playEvening(n), how, dice) ?? []);
    return files.flatMap((file) =>
      replay(() => file).code === 1 ? [] : [`${how.name} (${how.seal})`],
    );
  });
  expect(missed).toEqual([]);
});

test('a file without a match proves nothing', () => {
  const head = JSON.stringify({ format: 'arbitr-backup', version: 2, exportedAt: 1 });
  const { code, says } = replay(() => sealed([head]));
  expect([code, says.split('\n')[0]]).toEqual([1, 'no: there is no match in the file']);
});

test('a name that would wipe the answer off the terminal and say another is told as it is', () => {
  const line = playEvening(1);
  const name = '\u001b[2J\u009b1;1Hyes: the rules allow it\nyes\u202e';
  const begun = line.begun as { players: { id: string; name: string }[] };
  const players = begun.players.map((player) => ({ ...player, name }));
  const { says } = replay(() => fileOf({ ...line, begun: { ...begun, players } }));
  expect(says).toContain('?[2J?1;1Hyes: the rules allow it?yes?');
  expect(says.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
});

describe('a forged match with every check sum and hash worked out anew', () => {
  const lines = archived
    .filter(({ mode, state }) => mode === 'virtual' && state === 'finished')
    .map(({ bytes }) => lineIn(bytes));

  test('there is a finished, dealt match of every game, and both programs say yes to it', () => {
    expect(lines).toHaveLength(archives().length * gameIds().length);
    for (const line of lines) {
      expect(verify(() => fileWith(line)).says).toMatch(/^yes: /);
      expect(replay(() => fileWith(line)).says).toMatch(/^yes: /);
    }
  });

  test('there are at least twenty kinds of it', () => {
    expect(new Set(FORGERIES.map(({ name }) => name)).size).toBe(FORGERIES.length);
    expect(FORGERIES.length).toBeGreaterThanOrEqual(20);
  });

  test.each(FORGERIES.map((how) => [how.name, how.caughtBy, how] as const))(
    '%s: caught by %s',
    (_name, witness, how) => {
      let tried = 0;
      for (const line of lines) {
        const changed = forged(line, how);
        if (!changed) continue;
        tried += 1;
        const chance = verify(() => changed.file);
        const rules = replay(() => changed.file);
        const game = (line.begun as { game: string }).game;
        const isOther = closingFingerprint(changed.line.head) !== closingFingerprint(line.head);
        if (witness === 'verify-match') expect([game, chance.code]).toEqual([game, 1]);
        if (witness === 'replay-match') expect([game, chance.code]).toEqual([game, 0]);
        if (witness === 'closing fingerprint')
          expect([game, chance.code, rules.code, isOther]).toEqual([game, 0, 0, true]);
        else expect([game, rules.code]).toEqual([game, 1]);
        expect(rules.says).toContain('The closing fingerprint tells');
      }
      expect(tried).toBeGreaterThanOrEqual(1);
    },
  );
});

test('run from the command line it prints the same and exits with 0, 1 or 2', () => {
  const program = path.join(__dirname, '../../src/tools/replay-match.mjs');
  const file = path.join(__dirname, '../support/archive/1/promin-virtual-finished.jsonl.gz');
  const run = (name: string) => spawnSync(process.execPath, [program, name], { encoding: 'utf8' });
  const right = run(file);
  expect([right.status, right.stdout.split('\n')[0]]).toEqual([0, expect.stringMatching(/^yes: /)]);
  expect(right.stdout).toContain('who held the phone');
  expect(run(file.replace('finished', 'middle')).status).toBe(1);
  const wrong = run(__filename);
  expect([wrong.status, wrong.stdout]).toEqual([2, expect.stringMatching(/^unreadable: /)]);
});
