/**
 * No cards at hand: the phone deals. The holder sees everybody's fronts and the own backs; a card's value
 * shows when it lies on the table.
 */
import type { ReactNode } from 'react';
import type { Viewer } from '../../../../engine/types';
import { useWindowDimensions, View } from 'react-native';

import { useText } from '../../../../text/locale';
import { T, useStill, useTheme, useRoomy } from '../../../../ui';
import { TableLayout } from '../../../../ui/components/TableLayout';
import { ProminBack } from '../drawings/ProminCard';
import { COLOURS } from '../../rules/cards';
import { BidEntry } from '../parts/BidEntry';
import { DealHead } from '../parts/DealHead';
import { Pad } from '../parts/Pad';
import { laidCards } from '../parts/trick';
import { TrickSlots } from '../parts/TrickSlots';
import { useSend } from '../../../kit/useSend';
import { nameOf, type ProminProps, type PropsOf } from '../props';
import { tableText } from '../../words/table';
import { FEW, Opponents } from './Opponents';
import { ownCards } from './ownCards';
import { OwnHand } from './OwnHand';
import { PlayEntry } from './PlayEntry';

export function VirtualTable(props: ProminProps): ReactNode {
  const { view } = props;
  switch (view.phase) {
    case 'deal':
      return <Dealing />;
    case 'bid':
      return <BidTable {...props} view={view} />;
    case 'play':
      return <PlayTable {...props} view={view} />;
    case 'over':
      return null;
  }
}

function Dealing(): ReactNode {
  const words = useText(tableText).virtual;
  const { space } = useTheme();
  return (
    <TableLayout
      middle={
        <View
          role="status"
          style={{ flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.l }}
        >
          <View style={{ flexDirection: 'row', gap: space.s }}>
            {COLOURS.map((colour) => (
              <ProminBack key={colour} colour={colour} size={52} decorative />
            ))}
          </View>
          <T variant="heading">{words.dealing}</T>
          <T color="inkSoft" align="center">
            {words.dealingNote}
          </T>
        </View>
      }
    />
  );
}

/** Whose private view this is. A correction is made on the open table, for the seat that acted. */
function seatOf({ viewer, draft, view }: PropsOf<'bid'> | PropsOf<'play'>): number | null {
  if (viewer !== 'table') return viewer;
  return draft ? view.toAct : null;
}

/** Whoever is to act needs no phone, or has one: then the table is only looked at here. */
function useStaysHere({ players, view }: PropsOf<'bid'> | PropsOf<'play'>): boolean {
  const isStill = useStill() !== null;
  return isStill || (view.toAct !== null && players[view.toAct]?.bot !== undefined);
}

/** Somebody looks on from elsewhere: they see of every hand what its holder sees. */
function useLooksOn(viewer: Viewer): boolean {
  const still = useStill();
  return viewer === 'table' && still !== null && still.move === undefined;
}

function BidTable(props: PropsOf<'bid'>): ReactNode {
  const { view, players } = props;
  const { space } = useTheme();
  const staysHere = useStaysHere(props);
  const looksOn = useLooksOn(props.viewer);
  const seat = seatOf(props);
  const cards = ownCards(seat === null ? [] : (view.hands?.[seat] ?? []), []);
  const middle = (
    <View style={{ gap: space.m }}>
      <DealHead {...props} />
      {seat === null && !looksOn ? null : <Opponents {...props} seat={seat} />}
      <Pad {...props} pad={view.pad} deal={view.deal} totals={view.totals} />
    </View>
  );
  if (seat === null) return <TableLayout middle={middle} />;
  if (seat !== view.toAct)
    return (
      <TableLayout
        middle={middle}
        tray={
          staysHere ? (
            <OwnHand cards={cards} state={() => 'plain'} />
          ) : (
            <PassOn name={nameOf(players, view.toAct)} />
          )
        }
      />
    );
  return (
    <BidEntry {...props} middle={middle}>
      <OwnHand cards={cards} state={() => 'plain'} />
    </BidEntry>
  );
}

function PassOn({ name }: { name: string }): ReactNode {
  const words = useText(tableText).virtual;
  return (
    <T variant="heading" align="center" aria-live="polite">
      {words.passOn(name)}
    </T>
  );
}

/** On a screen lower than this the trick comes first: the hands can be scrolled to. */
const SHORT = 740;

function PlayTable(props: PropsOf<'play'>): ReactNode {
  const { view, players } = props;
  const { space } = useTheme();
  const wide = useRoomy();
  const { busy, send } = useSend(props);
  const staysHere = useStaysHere(props);
  const seat = seatOf(props);
  const looksOn = useLooksOn(props.viewer);
  const short = useWindowDimensions().height < SHORT;
  const roomy = wide || (!short && (view.hands?.every((hand) => hand.length <= FEW) ?? false));
  const trick = (
    <View style={{ flexGrow: 1, justifyContent: 'center' }}>
      <TrickSlots
        key={view.trick.number}
        players={players}
        leader={view.trick.leader}
        cards={laidCards(view.trick)}
        toAct={view.toAct}
        around={roomy && seat !== null ? seat : undefined}
      />
    </View>
  );
  const middle = (
    <View style={{ gap: space.s, flexGrow: 1 }}>
      <DealHead {...props} trick={view.trick.number} />
      {short ? trick : null}
      {seat === null && !looksOn ? null : <Opponents {...props} seat={seat} />}
      {short ? null : trick}
      {wide ? <Pad {...props} pad={view.pad} deal={view.deal} totals={view.totals} /> : null}
    </View>
  );
  if (seat === null || view.toAct === null) return <TableLayout middle={middle} />;
  if (seat !== view.toAct)
    return (
      <TableLayout
        middle={middle}
        tray={
          <>
            {staysHere ? null : <PassOn name={nameOf(players, view.toAct)} />}
            {/* What was played is still on its way from here. */}
            <OwnHand cards={ownCards(view.hands?.[seat] ?? [], [])} state={() => 'plain'} />
          </>
        }
      />
    );
  return <PlayEntry {...props} seat={seat} busy={busy} onPlay={send} middle={middle} />;
}
