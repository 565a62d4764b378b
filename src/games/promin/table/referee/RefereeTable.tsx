/** Real cards, every play entered and judged: colours of the hands if wanted, bids, tricks card by card. */
import { useEffect, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Button, Chip, useTheme, useRoomy } from '../../../../ui';
import type { Move, PlayMove } from '../../rules/types';
import { BidList } from '../parts/BidList';
import { BidEntry } from '../parts/BidEntry';
import { DealHead } from '../parts/DealHead';
import { Pad } from '../parts/Pad';
import { TakenTrick } from '../parts/TakenTrick';
import { fullTrick, laidCards, type FullTrick } from '../parts/trick';
import { TricksTable } from '../parts/TricksTable';
import { TrickSlots } from '../parts/TrickSlots';
import { useSend } from '../../../kit/useSend';
import type { ProminProps, PropsOf } from '../props';
import { tableText } from '../../words/table';
import { CardEntry } from './CardEntry';
import { ColoursTable } from './ColoursTable';
import { Seats } from './Seats';

/** How long a complete trick lies open before it is collected. */
const LIES_OPEN_MS = 4000;

/** The trick that was just completed, until the next entry begins or it has lain there long enough. */
function useTakenTrick() {
  const [taken, setTaken] = useState<FullTrick | null>(null);
  useEffect(() => {
    if (!taken) return undefined;
    const timer = setTimeout(() => setTaken(null), LIES_OPEN_MS);
    return () => clearTimeout(timer);
  }, [taken]);
  return { taken, setTaken };
}

export function RefereeTable(props: ProminProps): ReactNode {
  const { view } = props;
  const { taken, setTaken } = useTakenTrick();
  const shown = taken ? <TakenTrick {...props} trick={taken} /> : null;
  switch (view.phase) {
    case 'bid':
      return <BidTable key={view.deal} {...props} view={view} taken={shown} />;
    case 'play':
      return <PlayTable key={view.deal} {...props} view={view} taken={shown} onTaken={setTaken} />;
    case 'deal':
    case 'over':
      return null;
  }
}

const isColours = (draft: Move | undefined): boolean => draft?.type === 'colours';

function BidTable(props: PropsOf<'bid'> & { taken: ReactNode }): ReactNode {
  const { view, draft } = props;
  const texts = useText(tableText);
  const { space } = useTheme();
  const [colours, setColours] = useState(isColours(draft));
  // Colours come before the first bid and only once; the rules say when it is too late.
  const mayEnter =
    draft === undefined && view.colours === null && view.bids.every((bid) => bid === null);
  if (colours && (mayEnter || isColours(draft)))
    return <ColoursTable {...props} onDone={() => setColours(false)} />;
  return (
    <BidEntry
      {...props}
      middle={
        <View style={{ gap: space.m }}>
          {props.taken}
          <DealHead {...props} />
          {mayEnter ? (
            <Button
              kind="quiet"
              icon="fan"
              label={texts.referee.enterColours}
              note={texts.referee.enterColoursNote}
              onPress={() => setColours(true)}
            />
          ) : null}
          <BidList {...props} />
          <Pad {...props} pad={view.pad} deal={view.deal} totals={view.totals} />
        </View>
      }
    />
  );
}

type PlayProps = PropsOf<'play'> & {
  taken: ReactNode;
  onTaken(trick: FullTrick | null): void;
};

function PlayTable(props: PlayProps): ReactNode {
  const { view, players, onTaken } = props;
  const texts = useText(tableText);
  const { space } = useTheme();
  const wide = useRoomy();
  const { busy, send } = useSend(props);
  const [byTricks, setByTricks] = useState(props.draft?.type === 'tricks');
  const seat = view.toAct;
  if (byTricks)
    return (
      <TricksTable
        {...props}
        aside={
          props.draft ? null : (
            <Chip
              icon="left"
              label={texts.referee.backToCards}
              onPress={() => setByTricks(false)}
            />
          )
        }
      />
    );
  if (seat === null) return null;
  const play = (move: PlayMove): void => send(move, () => onTaken(fullTrick(view, move)));
  return (
    <CardEntry
      {...props}
      seat={seat}
      busy={busy}
      onPlay={play}
      onBegin={() => onTaken(null)}
      middle={
        <View style={{ gap: space.m }}>
          <DealHead {...props} trick={view.trick.number} />
          <Seats {...props} />
          {props.taken ?? (
            <TrickSlots
              key={view.trick.number}
              players={players}
              leader={view.trick.leader}
              cards={laidCards(view.trick)}
              toAct={seat}
            />
          )}
          {wide ? <Pad {...props} pad={view.pad} deal={view.deal} totals={view.totals} /> : null}
          {props.draft ? null : (
            <View style={{ flexDirection: 'row' }}>
              <Chip
                icon="tally"
                label={texts.referee.closeByTricks}
                onPress={() => setByTricks(true)}
              />
            </View>
          )}
        </View>
      }
    />
  );
}
