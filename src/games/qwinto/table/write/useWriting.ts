/** Who is writing and what each player is about to do with the roll. */
import type { Seat } from '../../../../engine/types';
import { useSayUnentered } from '../../../../match/unentered';
import { useText } from '../../../../text/locale';
import type { Move, View } from '../../rules/types';
import { tableText } from '../../words/table';
import type { Choice, Props } from '../props';
import { useFresh } from '../useFresh';
import { bestPlace } from './bestPlace';

export interface Writing {
  /** Whose sheet lies in front. */
  shown: Seat;
  show(seat: Seat): void;
  choiceOf(seat: Seat): Choice | null;
  /** The same, unless it is only proposed: then nobody has touched it yet. */
  chosenBy(seat: Seat): Choice | null;
  choose(seat: Seat, choice: Choice | null): void;
  /** Hands the choice to the referee. */
  commit(seat: Seat, choice: Choice): void;
  /** The next who has not decided, counted from the thrower. */
  waiting: readonly Seat[];
}

interface Desk {
  shown: Seat | null;
  choices: Readonly<Record<Seat, Choice | null>>;
}

function freshDesk({ draft, advised, focus }: Props): Desk {
  const first = draft ?? advised;
  if (first?.type === 'write') {
    const { seat, row, column } = first;
    return { shown: seat, choices: { [seat]: { row, column } } };
  }
  if (first?.type === 'pass') return { shown: first.seat, choices: { [first.seat]: 'pass' } };
  return { shown: focus ?? null, choices: {} };
}

/** Seats in the order of play from the thrower that still have to decide. */
function undecided({ entries, active }: View): Seat[] {
  const seats = entries.map((_, i) => (active + i) % entries.length);
  return seats.filter((seat) => entries[seat] === null);
}

export function useWriting(props: Props): Writing {
  const { view } = props;
  const waiting = undecided(view);
  const [desk, setDesk] = useFresh(deskOf(view), () => freshDesk(props));
  const shown = desk.shown ?? waiting[0] ?? view.active;
  const words = useText(tableText);
  const chosen = desk.choices[shown];
  const typed = chosen && chosen !== 'pass' ? moveOf(shown, chosen) : null;
  const isEnterable = typed && !props.draft && props.judge(typed).ok;
  useSayUnentered(isEnterable ? { move: typed, label: words.write(view.sum ?? 0) } : null);
  return {
    shown,
    show: (seat) => setDesk({ ...desk, shown: seat }),
    chosenBy: (seat) => desk.choices[seat] ?? null,
    choiceOf: (seat) => desk.choices[seat] ?? firstPlace(props, seat),
    choose: (seat, choice) =>
      setDesk({ shown: seat, choices: { ...desk.choices, [seat]: choice } }),
    commit(seat, choice) {
      void props.attempt(moveOf(seat, choice)).then((verdict) => {
        // The next sheet comes to the front by itself.
        if (verdict.ok) setDesk({ shown: null, choices: { ...desk.choices, [seat]: null } });
      });
    },
    waiting,
  };
}

function moveOf(seat: Seat, choice: Choice): Move {
  if (choice === 'pass') return { type: 'pass', seat };
  return { type: 'write', seat, row: choice.row, column: choice.column };
}

/** A choice to begin with: the best of the possible cells. Without hints nobody is told which are. */
function firstPlace({ view, hints, offers }: Props, seat: Seat): Choice | null {
  const sheet = view.sheets[seat];
  if (!hints || !sheet || view.phase !== 'write' || view.sum === null) return null;
  if (view.entries[seat] !== null) return null;
  const places = offers(seat).flatMap((move) =>
    move.type === 'write' ? [{ row: move.row, column: move.column }] : [],
  );
  return bestPlace(sheet, places, view.sum, seat);
}

/** One roll's desk: the sheets change when the roll is finished. */
function deskOf({ sheets, phase }: View): unknown {
  return phase === 'write' ? sheets : phase;
}
