import type { Herd } from '../types';

export const engine: Herd = {
  name: 'engine',
  tests: ['__tests__/engine/(chair|rng|form|replay|setup)', '__tests__/conformance/(split|qwinto)'],
  mutants: [
    {
      file: 'src/engine/rng.ts',
      rule: 'chance',
      breaks: 'low numbers come a little more often: nothing is rejected',
      find: 'if (word < limit) return word % n;',
      put: 'return word % n;',
    },
    {
      file: 'src/engine/rng.ts',
      rule: 'chance',
      breaks: 'the shuffle stops before its last exchange',
      find: 'for (let i = out.length - 1; i > 0; i -= 1) {',
      put: 'for (let i = out.length - 1; i > 1; i -= 1) {',
    },
    {
      file: 'src/engine/rng.ts',
      rule: 'chance',
      breaks: 'every second block of the stream is left out',
      find: 'block += 1;',
      put: 'block += 2;',
    },
    {
      file: 'src/engine/form.ts',
      rule: 'form',
      breaks: 'a key that no table gives a move is let through',
      find: 'else if (!optional.includes(key)) return false;',
      put: '',
    },
    {
      file: 'src/engine/form.ts',
      rule: 'form',
      breaks: 'fractions are whole numbers',
      find: "typeof value === 'number' && Number.isInteger(value) &&",
      put: "typeof value === 'number' &&",
    },
    {
      file: 'src/engine/verdict.ts',
      rule: 'apply',
      breaks: 'a refused move is applied',
      find: 'if (!verdict.ok) throw refused(',
      put: 'if (verdict === undefined) throw refused(',
    },
    {
      file: 'src/engine/verdict.ts',
      rule: 'begin',
      breaks: 'a seat beyond the table may begin',
      find: 'setup.first < 0 || setup.first >= setup.seats',
      put: 'setup.first < 0 || setup.first > setup.seats',
    },
    {
      file: 'src/engine/replay.ts',
      rule: 'replay',
      breaks: 'a log goes on after the move that was refused',
      find: 'if (!verdict.ok) return { state, length: i, refusal: verdict };',
      put: 'if (!verdict.ok) continue;',
    },
    {
      file: 'src/engine/chair.ts',
      rule: 'meant',
      breaks: 'one chair may say the moves of another',
      find: 'choice.seat !== seat ? null : choice',
      put: 'choice.seat === undefined ? null : choice',
    },
    {
      file: 'src/engine/define.ts',
      rule: 'apply',
      breaks: 'the public apply takes what is refused',
      find: 'mustBeOk(judge(state, move));',
      put: '',
    },
  ],
};
