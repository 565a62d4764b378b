/** The holder's turn: choose an own card by its place, see what it can be, play it. */
import { useRef, type ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';

import { useText } from '../../../../text/locale';
import {
  Button,
  ClauseTag,
  IconButton,
  T,
  useLetterGrowth,
  useTheme,
  type PieceState,
} from '../../../../ui';
import { GlassMark } from '../drawings/Glass';
import { leaveFrom } from '../../../../ui/motion';
import { RefusalNote } from '../../../kit/RefusalNote';
import { colourRefusal, followClause, heldOf } from '../../rules/because';
import type { Colour } from '../../rules/cards';
import type { PlayMove } from '../../rules/types';
import { BidBeads } from '../parts/BidBeads';
import { PlayLayout } from '../parts/PlayLayout';
import { TrayHead } from '../parts/TrayHead';
import { useForTurn } from '../parts/useForTurn';
import { nameOf, type PropsOf } from '../props';
import { tableText } from '../../words/table';
import {
  moveOf,
  onlyChoice,
  ownCards,
  placeOf,
  rangeOf,
  spellRange,
  stepTo,
  type OwnCard,
} from './ownCards';
import { OwnHand, SIDE_BY_SIDE } from './OwnHand';

export type PlayEntryProps = PropsOf<'play'> & {
  middle: ReactNode;
  seat: number;
  busy: boolean;
  onPlay(move: PlayMove): void;
};

/** Which card is chosen, and whether it was tried although it may not be played. */
function useChoice(turn: string, initial: number | null) {
  const [chosen, setChosen] = useForTurn(turn, initial);
  const [tried, setTried] = useForTurn(`${turn} ${chosen ?? ''}`, false);
  return { chosen, choose: setChosen, tried, refuse: () => setTried(true) };
}

export function PlayEntry(props: PlayEntryProps): ReactNode {
  const { view, players, seat, hints, busy } = props;
  const texts = useText(tableText);
  const offers = props.offers(seat);
  const first = props.draft ?? props.advised;
  const cards = ownCards(view.hands?.[seat] ?? [], offers);
  const { chosen, choose, tried, refuse } = useChoice(
    `${view.deal} ${view.trick.number} ${seat}`,
    first?.type === 'play' ? placeOf(first, cards, offers) : onlyChoice(cards),
  );
  const card = chosen === null ? undefined : cards[chosen];
  const barred = card !== undefined && !card.playable && (hints || tried);
  const state = (i: number): PieceState => {
    if (i === chosen) return barred ? 'illegal' : 'selected';
    if (!hints) return 'plain';
    return cards[i]?.playable ? 'legal' : 'faded';
  };
  const held = useRef<View>(null);
  const play = (): void => {
    const move = card ? moveOf(card, offers) : null;
    if (!move) return refuse();
    leaveFrom(move.card, held.current);
    props.onPlay(move);
  };
  const bid = view.bids[seat];
  return (
    <PlayLayout
      middle={props.middle}
      entry={
        <>
          <TrayHead
            player={players[seat]}
            title={texts.virtual.ask(nameOf(players, seat))}
            openClause={props.openClause}
          >
            {bid ? <BidBeads bid={bid} also={texts.won(view.won[seat] ?? 0)} /> : null}
          </TrayHead>
          <OwnHand cards={cards} state={state} onPick={choose} chosenRef={held} />
          <Hint {...props} cards={cards} chosen={chosen} barred={barred} />
        </>
      }
      actions={
        <Actions
          cards={cards}
          chosen={barred ? null : chosen}
          busy={busy}
          correcting={props.draft !== undefined}
          onStep={(by) => choose(stepTo(cards, chosen, by))}
          onPlay={play}
        />
      }
    />
  );
}

type HintProps = PlayEntryProps & {
  cards: readonly OwnCard[];
  chosen: number | null;
  barred: boolean;
};

/** One line: why this card may not be played, what it can be, or what is asked for. */
function Hint(props: HintProps): ReactNode {
  const { view, seat, cards, chosen, barred, hints, words, say, openClause } = props;
  const texts = useText(tableText).virtual;
  const { space } = useTheme();
  const { led } = view.trick;
  const card = chosen === null ? undefined : cards[chosen];
  const refusal = barred && card ? colourRefusal(view, seat, card.colour) : null;
  if (refusal)
    return <RefusalNote refusal={refusal} words={words} say={say} openClause={openClause} />;
  const clause = followClause(led, heldOf(view, seat));
  const asked = (colour: Colour): string =>
    clause === 'P-4.4' ? texts.mustFollow(colour) : texts.free(colour);
  const values = chosen !== null && hints ? rangeOf(view, seat, chosen) : [];
  const [only] = values;
  const line =
    values.length === 0 || only === undefined
      ? led === null
        ? texts.leadHint
        : asked(led)
      : values.length === 1
        ? texts.surely(only)
        : texts.range(spellRange(values, texts.or));
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 28 }}>
      <T variant="label" color="legalText" style={{ flex: 1 }} aria-live="polite">
        {line}
      </T>
      <ClauseTag clause={clause} onPress={openClause} />
    </View>
  );
}

interface ActionsProps {
  cards: readonly OwnCard[];
  chosen: number | null;
  busy: boolean;
  correcting: boolean;
  onStep(by: 1 | -1): void;
  onPlay(): void;
}

/** ‹ › step through what may be played where cards overlap; large letters get a line of their own. */
function Actions(props: ActionsProps): ReactNode {
  const { space } = useTheme();
  const stacked = useLetterGrowth() > 1.2;
  if (props.cards.length <= SIDE_BY_SIDE) return <PlayButton {...props} />;
  const before = <Step by={-1} onStep={props.onStep} />;
  const after = <Step by={1} onStep={props.onStep} />;
  if (stacked)
    return (
      <View style={{ gap: space.s }}>
        <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
          {before}
          {after}
        </View>
        <PlayButton {...props} />
      </View>
    );
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
      {before}
      <PlayButton {...props} style={{ flex: 1 }} />
      {after}
    </View>
  );
}

function Step({ by, onStep }: { by: 1 | -1; onStep: ActionsProps['onStep'] }): ReactNode {
  const words = useText(tableText).virtual;
  return (
    <IconButton
      tile
      icon={by < 0 ? 'left' : 'right'}
      label={by < 0 ? words.previous : words.following}
      onPress={() => onStep(by)}
      style={{ minWidth: 52, minHeight: 60 }}
    />
  );
}

function PlayButton(props: ActionsProps & { style?: ViewStyle }): ReactNode {
  const { cards, chosen, correcting } = props;
  const all = useText(tableText);
  const words = all.virtual;
  const ink = useTheme().game('promin').onAccent;
  const card = chosen === null ? undefined : cards[chosen];
  if (!card)
    return (
      <Button
        game="promin"
        style={props.style}
        disabled
        label={words.choose}
        onPress={props.onPlay}
      />
    );
  const place = [card.colour, card.rank, card.count] as const;
  return (
    <Button
      game="promin"
      style={props.style}
      busy={props.busy}
      mark={<GlassMark colour={card.colour} size={22} color={ink} decorative />}
      label={correcting ? all.saveCorrection : words.play(...place)}
      note={
        correcting ? words.play(...place) : card.count > 2 ? words.outOf(card.count) : undefined
      }
      spoken={correcting ? undefined : words.spokenPlay(...place)}
      onPress={props.onPlay}
    />
  );
}
