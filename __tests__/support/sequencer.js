/**
 * The longest suites first, so that no core waits for the other at the end. Jest knows how long they take only
 * where they have run before; elsewhere it goes by the size of the file, and these are short files that take long.
 */
const Sequencer = require('@jest/test-sequencer').default;

const LONG = [
  /browser\/(virtual|names|motion|axe|leaks|archive)\./,
  /browser\/(narrow|update|store|storeHttp|keyboard|trouble|welcome|shell|settings|settle|kills|firefox)\./,
  /match\/hostile\./,
  /conformance\//,
  /screens\/(settle\/writesNothing|routes|course)\./,
  /(storage\/(archive|kill|damage)|tools\/(verifyMatch|replayMatch)|match\/backup|bots\/strength|engine\/fairness)\./,
];

function rankOf({ path }) {
  const rank = LONG.findIndex((pattern) => pattern.test(path));
  return rank === -1 ? LONG.length : rank;
}

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const known = sorted.some(({ duration }) => duration !== undefined);
    return known ? sorted : [...sorted].sort((a, b) => rankOf(a) - rankOf(b));
  }
};
