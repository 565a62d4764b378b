import type { Herd } from '../types';

const LINES = 'src/games/perlyna/rules/lines.ts';
const JUDGE = 'src/games/perlyna/rules/judge.ts';
const APPLY = 'src/games/perlyna/rules/apply.ts';
const POSITION = 'src/games/perlyna/rules/position.ts';
const SCORING = 'src/games/perlyna/rules/scoring.ts';

export const perlyna: Herd = {
  name: 'perlyna',
  tests: [
    '__tests__/games/(gems|perlyna|examples|transcripts|words)',
    '__tests__/conformance/perlyna',
  ],
  mutants: [
    {
      file: POSITION,
      rule: 'E-1.2',
      breaks: 'the task cards are dealt as well',
      find: 'return 9 - seats;',
      put: 'return 9;',
    },
    {
      file: POSITION,
      rule: 'E-1.3',
      breaks: 'four of a kind may lie on the field',
      find: 'export const ON_FIELD = 3;',
      put: 'export const ON_FIELD = 4;',
    },
    {
      file: LINES,
      rule: 'E-4.2',
      breaks: 'between two others the pearl stands for nothing',
      find: 'if (b !== kind && !isPearlAt(cards, start + 1)) return -1;',
      put: 'if (b !== kind) return -1;',
    },
    {
      file: LINES,
      rule: 'A-E5',
      breaks: 'three natural cards behind the pearl use it up',
      find: 'else if (known.pearl) found[at] = next;',
      put: '',
    },
    {
      file: JUDGE,
      rule: 'E-4.3',
      breaks: 'the pearl serves two kinds in one turn',
      find: 'if (one !== undefined && other !== undefined)',
      put: 'if (one === undefined && other !== undefined)',
    },
    {
      file: JUDGE,
      rule: 'E-4.6',
      breaks: 'tops of opponents block nothing',
      find: 'if (by.length > 0) return',
      put: 'if (by.length > 9) return',
    },
    {
      file: JUDGE,
      rule: 'E-4.1',
      breaks: 'a task is completed that lies nowhere',
      find: 'if (!natural.includes(task) && !pearlOnly.includes(task))',
      put: 'if (task === undefined)',
    },
    {
      file: JUDGE,
      rule: 'E-4.1',
      breaks: 'a done task is done again',
      find: 'if (pile.includes(task)) return',
      put: 'if (pile.length > 8) return',
    },
    {
      file: JUDGE,
      rule: 'E-4.1',
      breaks: 'a task is claimed twice in one turn',
      find: 'if (tasks.indexOf(task) < i) return',
      put: 'if (tasks.indexOf(task) > i) return',
    },
    {
      file: JUDGE,
      rule: 'E-3.6',
      breaks: 'tasks are claimed without a shift',
      find: "if (state.shifts === 0) return refuseBy('E-3.6'",
      put: "if (state.shifts < 0) return refuseBy('E-3.6'",
    },
    {
      file: JUDGE,
      rule: 'E-2.1',
      breaks: 'one may take after shifting',
      find: "if (state.shifts > 0) return refuseBy('E-2.1', { why: 'shifting'",
      put: "if (state.shifts < 0) return refuseBy('E-2.1', { why: 'shifting'",
    },
    {
      file: 'src/games/gems/rules/payment.ts',
      rule: 'E-3.5',
      breaks: 'one card pays for the pearl',
      find: 'if (pay.length !== THREE) return refusePayment(clause,',
      put: 'if (pay.length !== THREE && pay.length !== 1) return refusePayment(clause,',
    },
    {
      file: JUDGE,
      rule: 'A-E3',
      breaks: 'the pearl is paid for like any card, by three only in need',
      find: "if (kind < 0) return judgePearlPayment('E-3.5', PRICE, purse, pay);",
      put: "if (kind < 0) return judgePayment(PRICE, purse, 'red', pay);",
    },
    {
      file: SCORING,
      rule: 'E-4.6',
      breaks: 'the lowest card of a pile blocks',
      find: 'return pile[pile.length - 1];',
      put: 'return pile[0];',
    },
    {
      file: SCORING,
      rule: 'E-5.1',
      breaks: 'seven tasks win',
      find: 'return pile.length === TASKS;',
      put: 'return pile.length === TASKS - 1;',
    },
    {
      file: SCORING,
      rule: 'A-E8',
      breaks: 'one’s own top blocks oneself',
      find: 'if (other !== seat && topOf(',
      put: 'if (topOf(',
    },
    {
      file: APPLY,
      rule: 'A-E10',
      breaks: 'a deadlock goes on for ever',
      find: '(!state.table.deadlockOpens && isDeadlock(piles))',
      put: '(state.table.seats > 9 && isDeadlock(piles))',
    },
    {
      file: APPLY,
      rule: 'E-4.4',
      breaks: 'the order of claims is turned round on the pile',
      find: 'pile.concat(tasks)',
      put: 'pile.concat(tasks.slice().reverse())',
    },
    {
      file: JUDGE,
      rule: 'apply',
      breaks: 'the public apply takes what is refused',
      find: "if ('ok' in next) throw refused(next);",
      put: '',
    },
  ],
};
