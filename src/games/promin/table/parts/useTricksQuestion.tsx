/** What each player took: one tap a player on the keys, then the deal is closed. */
import { useSayUnentered } from '../../../../match/unentered';
import { useText } from '../../../../text/locale';
import { Button, T } from '../../../../ui';
import { RefusalNote } from '../../../kit/RefusalNote';
import type { Sending } from '../../../kit/useSend';
import { DEALS, TRICKS } from '../../rules/scoring';
import type { Move } from '../../rules/types';
import { nameOf, type PropsOf } from '../props';
import { tableText } from '../../words/table';
import type { KeyLook } from './NumberPad';
import type { Question } from './NumberEntry';
import type { Tricks } from './useTricks';

const NUMBERS = Array.from({ length: TRICKS + 1 }, (_, n) => n);

/** What is entered, and what is still left to enter. */
function lookOf({ asked, counts, rest }: Tricks, n: number): KeyLook {
  const won = (asked === null ? null : counts[asked]?.won) ?? null;
  if (n === won) return 'chosen';
  return n > rest + (won ?? 0) ? 'faded' : 'plain';
}

export function useTricksQuestion(
  props: PropsOf<'bid' | 'play'>,
  tricks: Tricks,
  { busy, send }: Sending<Move>,
): Question {
  const { view, players, refused, mode, words, say, openClause } = props;
  const texts = useText(tableText);
  const { asked, won, rest, sum } = tricks;
  const name = asked === null ? '' : nameOf(players, asked);
  const title = texts.tricks.ask(name);
  const status =
    rest > 0 ? texts.tricks.whose(rest) : rest < 0 ? texts.tricks.tooMany(sum) : texts.tricks.ready;
  const last = view.deal === DEALS ? texts.tricks.finish : texts.tricks.close;
  const isBegun = tricks.counts.some((count) => count.won !== null);
  const typed = won ? { move: { type: 'tricks', won }, label: last } : isBegun ? 'half' : null;
  useSayUnentered(props.draft ? null : typed);
  return {
    head: asked === null ? null : { player: players[asked], title, openClause },
    pad: {
      label: title,
      values: NUMBERS,
      keyLabel: (n) => texts.tricks.number(name, n),
      look: (n) => lookOf(tricks, n),
      disabled: busy,
      onPick(n) {
        if (asked !== null) tricks.enter(asked, n);
      },
    },
    remark:
      refused && mode === 'score' ? (
        <RefusalNote refusal={refused.refusal} words={words} say={say} openClause={openClause} />
      ) : (
        <T
          variant="label"
          align="center"
          color={rest < 0 ? 'illegalText' : rest > 0 ? 'legalText' : 'goodText'}
          aria-live="polite"
        >
          {status}
        </T>
      ),
    actions: (
      <Button
        game="promin"
        busy={busy}
        disabled={won === null}
        label={props.draft ? texts.saveCorrection : last}
        onPress={() => {
          if (won) send({ type: 'tricks', won });
        }}
      />
    ),
  };
}
