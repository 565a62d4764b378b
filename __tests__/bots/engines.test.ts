/** The same arguments give the same thought on every engine. */
import { printedInHermes } from '../../src/tools/bench/engine/hermes';
import { thoughtSums } from '../../src/tools/bench/bots/thoughts';

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
