/** What is about to be thrown or typed in, and the one button that does it. */
import { useText } from '../../../../text/locale';
import { ROWS, type Row } from '../../rules/types';
import { tableText } from '../../words/table';
import type { Props } from '../props';
import { useFresh } from '../useFresh';
import type { Faces } from './DiceEntry';
import { useShake } from '../../../../feedback/useShake';
import type { Thrower } from './useThrow';

export interface Hand {
  /** Real dice are typed in; otherwise they are thrown here. */
  real: boolean;
  chosen: readonly Row[];
  choose(chosen: readonly Row[]): void;
  /** The dice whose faces are asked for. */
  rows: readonly Row[];
  faces: Faces;
  setFaces(faces: Faces): void;
  ready: boolean;
  /** Why not yet. */
  reason: string;
  label: string;
  hint: string;
  go(): void;
  /** Real dice, thrown once: typed in and kept with one touch. */
  keep?: { label: string; go(): void };
}

export function useHand(props: Props, thrower: Thrower): Hand {
  const words = useText(tableText);
  const { view, draft, say } = props;
  const first = draft ?? props.advised;
  const moment = `${view.phase} ${view.active} ${view.rolls.length}`;
  const [chosen, choose] = useFresh<readonly Row[]>(moment, () =>
    first?.type === 'dice' ? first.dice : [],
  );
  const [faces, setFaces] = useFresh<Faces>(moment, () => facesOf(draft, view.dice));
  const due = view.phase === 'roll';
  // What is entered afterwards was thrown already.
  const real = draft ? due : thrower.source === 'real';
  const rows = due ? view.dice : ROWS;
  const typed = rows.filter((row) => faces[row] !== undefined);
  const values = typed.map((row) => faces[row] ?? 0);
  const dice = real ? typed : due ? view.dice : chosen;
  const ready = due ? dice.length === rows.length : dice.length > 0;
  const name = say.name(view.active);
  const go = (): void => {
    if (draft && due) void props.attempt({ type: 'roll', values });
    else if (draft) void props.attempt({ type: 'dice', seat: view.active, dice });
    else if (real) thrower.enterReal(dice, values);
    else thrower.throwHere(dice);
  };
  const mayKeep = real && !draft && !due;
  const take = (next: Faces): void => {
    setFaces(next);
    const all = ROWS.flatMap((row) => next[row] ?? []);
    // No die is left to ask about: nothing but the sum could be meant.
    if (mayKeep && all.length === ROWS.length) thrower.enterReal(ROWS, all, true);
  };
  const sum = values.reduce((a, b) => a + b, 0);
  const waits = view.phase === 'dice' || due;
  const shakes = useShake(waits && ready && !real && !draft && !thrower.tumble, go);
  const hint = mayKeep
    ? words.chooseReal(name)
    : real
      ? words.chooseFaces(name)
      : due
        ? words.waiting(name)
        : words.chooseDice(name);
  return {
    real,
    chosen,
    choose,
    rows,
    faces,
    setFaces: take,
    ready,
    reason: real ? words.needFaces : words.needDie,
    label: draft ? words.save : real ? words.enterThrow(sum) : words.throwDice(dice.length),
    hint: shakes ? `${hint} ${words.shake}` : hint,
    go,
    ...(mayKeep && ready
      ? {
          keep: { label: words.enterAndKeep(sum), go: () => thrower.enterReal(dice, values, true) },
        }
      : {}),
  };
}

function facesOf(draft: Props['draft'], dice: readonly Row[]): Faces {
  if (draft?.type !== 'roll') return {};
  return Object.fromEntries(dice.map((row, i) => [row, draft.values[i]]));
}
