/** The same arguments give the same thought on every engine, and the same choice as long as the version is the same. */
import { BOT_VERSION } from '../../src/bots/kit/types';
import { printedInHermes } from '../../src/tools/bench/engine/hermes';
import { choiceSums, thoughtSums } from '../../src/tools/bench/bots/thoughts';

/** An interpreter started and a bundle made: on a machine that others use that takes its time. */
const PATIENCE = 600_000;
// The binary in the dev dependencies is Linux's.
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux(
  'sixty thoughts a game are the same in V8 and in Hermes',
  () => {
    const here = thoughtSums();
    expect(here.split('\n')).toHaveLength(6);
    expect(printedInHermes('src/tools/bench/bots/thoughtsEntry.ts').printed.trim()).toBe(here);
  },
  PATIENCE,
);

/** Who changes what a bot chooses raises the version, and writes down here what it chooses now. */
const CHOSEN: Readonly<Record<number, Record<string, number>>> = {
  4: {
    promin: -2120034768,
    split: 1316418156,
    veselka: 2123210679,
    qwinto: -1582885979,
    nizam: -297470693,
    perlyna: -151407368,
  },
};

test('a bot of this version chooses as it always has: moves in old logs can be worked out again', () => {
  expect(choiceSums()).toEqual(CHOSEN[BOT_VERSION]);
});
