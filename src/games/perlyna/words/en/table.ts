/** Words of the “Pearl of the East” table. */
import { claims } from './claims';
import type { Wording } from '../../../../text/define';
import { english } from '../../../../text/plural';
import type { Kind } from '../../../gems/rules/kinds';
import { grid } from '../../../gems/words/en/rules';
import type { uk } from '../uk/table';

const { name } = grid;
const list = (kinds: readonly Kind[]): string => kinds.map((kind) => name[kind]).join(', then ');

export const en: Wording<typeof uk> = {
  piles: {
    title: 'Completed tasks',
    count: (n) => `${n} of 8`,
    spoken: (who, n, top) =>
      `${who}: ${n} of 8 completed${top === null ? '' : `, ${name[top]} on top`}`,
    closes: 'blocks it for the player to move',
  },
  task: {
    title: 'Tasks',
    done: 'done',
    top: 'on top',
    blocked: 'blocked',
    open: 'possible',
    pearl: 'with pearl',
    later: 'not yet',
    chosen: (order) => `no. ${order}`,
    spoken: (kind, what) => `${name[kind]}: ${what}`,
    spokenBlocked: (by) => `blocked, on top of another pile. Blocked by: ${by.join(', ')}`,
    spokenChosen: (order) => `chosen, number ${order}`,
    lifted: 'A deadlock: by agreement of the table nothing is blocked.',
    closing: (by) => `Blocked by: ${by.join(', ')}`,
  },
  score: {
    ask: 'Which tasks were completed?',
    order: 'Tap them in the order in which they go on the pile.',
  },
  action: {
    claim: (tasks) => `Complete: ${list(tasks)}`,
    none: 'No tasks this turn',
    end: 'End the turn',
    endNote: 'no tasks completed',
    toTasks: 'To the tasks',
    toTasksNote: (all, one) => `open: ${claims(all, one)}`,
    moreShifts: 'Another shift',
    tasks: 'Tasks',
  },
  claim: {
    ask: 'What do you complete?',
    nothing: 'Nothing to complete: end the turn or shift again.',
    shifts: (n) => `${n} ${english(n, 'shift', 'shifts')} made`,
    made: (who, tasks) => `${who}. Completed: ${list(tasks)}`,
  },
  lines: {
    open: (kind, where) => `${where}: ${name[kind]}, can be completed`,
    pearl: (kind, where) => `${where}: ${name[kind]} with the pearl, can be completed`,
    blocked: (kind, where) => `${where}: ${name[kind]}, blocked`,
    done: (kind, where) => `${where}: ${name[kind]}, already done`,
    where: (line, index) => `${line} ${index + 1}`,
  },
  stop: {
    open: 'End by agreement',
    title: 'End the match?',
    message: 'If the whole table agrees, whoever has completed most tasks wins.',
    confirm: 'End it',
    cancel: 'Play on',
  },
  ending: {
    all: 'All eight tasks are completed.',
    deadlock:
      'Nobody can complete anything more: all that is missing is blocked by top cards. The completed ones count.',
    stopped: 'The table agreed to end: most tasks win.',
    shared: 'Equal numbers of tasks: the win is shared.',
    none: 'none yet',
  },
  settle: {
    or: 'or',
    free: 'The table agreed: three cards always pay',
    piles: 'Piles',
    acts: 'to play',
    actsNow: 'This player’s turn',
    shifted: 'A line was shifted this turn',
    pileHint: (who) => `${who}: tap the done tasks from the bottom up.`,
    takeBack: 'Take back the top card',
    deadlockOpens: 'The table agreed: a deadlock lifts the block',
  },
};
