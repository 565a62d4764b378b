/** One bid in two taps: the number, then with or without the shield. Says what the beads ask for, decides nothing. */
import { useDeferredValue, type ReactNode } from 'react';
import { View } from 'react-native';

import { useTurnDraft } from '../../../../match/useDraft';
import { useText } from '../../../../text/locale';
import { Button, T, useLetterGrowth, useSteady, useTheme } from '../../../../ui';
import { BetBead, ShieldBead } from '../drawings/Bead';
import { RefusalNote } from '../../../kit/RefusalNote';
import type { Sending } from '../../../kit/useSend';
import type { Bid, BidMove, Move } from '../../rules/types';
import { beadsOnTable, BOX_BEADS, nameOf, targetOf, type PropsOf } from '../props';
import { tableText } from '../../words/table';
import type { Question } from './NumberEntry';

function bidDraft(draft: Move | undefined): BidMove | null {
  return draft?.type === 'bid' ? draft : null;
}

/** The numbers the rules offer, each once. */
function numbersOf(offers: readonly Move[]): number[] {
  const numbers = new Set<number>();
  for (const move of offers) if (move.type === 'bid') numbers.add(move.beads);
  return [...numbers];
}

/** Null while nobody bids. */
export function useBidQuestion(
  props: PropsOf<'bid' | 'play'>,
  { busy, send }: Sending<Move>,
): Question | null {
  const { view, players, mode, refused, words, say, openClause } = props;
  const texts = useText(tableText);
  const draft = bidDraft(props.draft);
  const first = draft ?? bidDraft(props.advised);
  const seat = view.phase === 'bid' ? view.toAct : null;
  const [beads, setBeads] = useTurnDraft<number | null>(
    'bid',
    `${view.deal} ${seat}`,
    first?.beads ?? null,
  );
  const bet = useSteady((shield: boolean): void => {
    if (beads !== null && seat !== null) send({ type: 'bid', seat, beads, shield });
  });
  // The key, or who bids next, is painted first; the buttons say so in the next frame.
  const chosen = useDeferredValue(beads);
  if (view.phase !== 'bid' || seat === null) return null;
  const title = texts.bids.ask(nameOf(players, seat));
  return {
    head: {
      player: players[seat],
      title,
      note: texts.bids.hint,
      clause: 'P-3.4',
      openClause,
    },
    pad: {
      label: title,
      values: numbersOf(props.offers(seat)),
      keyLabel: texts.bids.number,
      look: (n) => (n === beads ? 'chosen' : 'plain'),
      disabled: busy,
      onPick(n) {
        if (refused) props.dismissRefusal();
        setBeads(n);
      },
    },
    remark: (
      <>
        <Shortage view={view} beads={beads} />
        {refused && mode === 'score' ? (
          <RefusalNote refusal={refused.refusal} words={words} say={say} openClause={openClause} />
        ) : null}
      </>
    ),
    actions: (
      <Choice beads={chosen} busy={busy} draft={draft} primary={first?.shield ?? false} bet={bet} />
    ),
  };
}

/** Made once: a button that only says another number need not draw its bead again. */
const SHIELD_MARK = <ShieldBead size={20} decorative />;
const BET_MARK = <BetBead size={20} decorative />;

interface ChoiceProps {
  beads: number | null;
  busy: boolean;
  draft: BidMove | null;
  /** In front: with the shield, or without. */
  primary: boolean;
  bet(shield: boolean): void;
}

/**
 * With the shield or without: the second tap says which. Both stand there from the start, so that choosing a
 * number neither moves the tray nor builds it anew. A correction keeps the old choice in front, advice the advised one.
 */
function Choice({ beads, busy, draft, primary, bet }: ChoiceProps): ReactNode {
  const texts = useText(tableText);
  const { space } = useTheme();
  const letters = useLetterGrowth();
  const noteOf = (shield: boolean): string =>
    beads === null ? texts.bids.choose : texts.need(...targetOf({ beads, shield } as Bid));
  const labelOf = (shield: boolean): string => {
    if (draft && draft.shield === shield) return texts.saveCorrection;
    return shield ? texts.bids.shielded(beads) : texts.bids.plain(beads);
  };
  const button = (shield: boolean): ReactNode => (
    <Button
      key={shield ? 'shielded' : 'plain'}
      game="promin"
      kind={shield === primary ? 'primary' : 'quiet'}
      style={{ flexGrow: 1, flexBasis: draft ? '100%' : 140 * letters }}
      busy={busy}
      disabled={beads === null}
      mark={shield ? SHIELD_MARK : BET_MARK}
      label={labelOf(shield)}
      note={noteOf(shield)}
      onPress={() => bet(shield)}
    />
  );
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
      {button(!primary)}
      {button(primary)}
    </View>
  );
}

/** Said before the bet is made, not only after. */
function Shortage(props: { view: PropsOf<'bid'>['view']; beads: number | null }): ReactNode {
  const texts = useText(tableText).bids;
  const asked = beadsOnTable(props.view.bids) + (props.beads ?? 0);
  if (props.view.mode === 'virtual' || props.beads === null || asked <= BOX_BEADS) return null;
  return (
    <T variant="label" color="legalText" aria-live="polite">
      {texts.runOut(asked, BOX_BEADS)}
    </T>
  );
}
