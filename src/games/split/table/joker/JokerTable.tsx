/** A joker looks for its pile: those that exist are offered, the others explain themselves when touched. */
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Button, Piece, T, useNextFrame, useTheme, type PieceState } from '../../../../ui';
import { TableLayout } from '../../../../ui/components/TableLayout';
import { JokerMark, SPLIT_CARD_RATIO } from '../parts/pieces';
import { leaveFrom, type Box } from '../../../../ui/motion';
import { TOP_VALUE } from '../../rules/deck';
import { countPiles } from '../../rules/notation';
import { CardFace } from '../parts/CardFace';
import { pilePlace, wayOf } from '../parts/flights';
import { Fronts, leadingValues } from '../parts/Fronts';
import { Pile, pileHeight } from '../parts/Piles';
import { Revealed } from '../parts/Revealed';
import { RoundLine } from '../parts/RoundLine';
import { fateStretches, RowStrip } from '../parts/RowStrip';
import { TrayHead } from '../parts/TrayHead';
import { useSend } from '../../../kit/useSend';
import { nameOf, type PropsOf } from '../props';
import { tableText } from '../../words/table';

interface JokerProps extends PropsOf<'joker'> {
  /** The pile chosen so far. */
  value: number | null;
  onChoose(value: number): void;
}

export function JokerTable(props: PropsOf<'joker'>): ReactNode {
  const { view, players, standing, turn, draft, openClause } = props;
  const { table } = view;
  const first = draft ?? props.advised;
  const [value, setValue] = useState(first?.type === 'joker' ? first.value : null);
  const own = { ...props, value, onChoose: setValue };
  return (
    <TableLayout
      middle={
        <>
          <RoundLine table={table} players={players} />
          <RowStrip
            row={table.row}
            stretches={fateStretches(table.row)}
            players={players}
            wayOf={(i) => wayOf(table, i)}
          />
          <Revealed table={table} players={players} openClause={openClause} />
          <Fronts
            table={table}
            players={players}
            standing={standing}
            active={turn.actors}
            openClause={openClause}
          />
        </>
      }
      tray={<JokerTray {...own} />}
      action={<JokerButton {...own} />}
    />
  );
}

function JokerTray(props: JokerProps): ReactNode {
  const { view, players, openClause } = props;
  const words = useText(tableText);
  return (
    <>
      <TrayHead
        player={players[view.seat]}
        title={words.jokerTitle(nameOf(players, view.seat))}
        note={words.jokerSub(view.left)}
        clause="S-5.2"
        openClause={openClause}
      />
      <PileChoice {...props} />
    </>
  );
}

function JokerButton(props: JokerProps): ReactNode {
  const { view, attempt, foresee, judge, standing, draft, value } = props;
  const words = useText(tableText);
  const { busy, send } = useSend({ attempt });
  const crown = useRef<View>(null);
  const { seat } = view;
  const move = value === null ? null : ({ type: 'joker', seat, value } as const);
  const before = standing.points[seat] ?? 0;
  const after = move && judge(move).ok ? (foresee(move).points[seat] ?? 0) : null;
  return (
    <Button
      game="split"
      mark={<Crown ref={crown} />}
      label={draft ? words.save : value === null ? words.jokerPick : words.jokerButton(value)}
      note={after === null ? undefined : words.jokerWorth(before, after)}
      disabled={move === null}
      busy={busy}
      onPress={() => {
        if (!move) return;
        leaveFrom(pilePlace(seat, move.value), crown.current, jokerOnItsWay);
        send(move);
      }}
    />
  );
}

/** Drawn, not a component: it is called while another one is drawn. */
function jokerOnItsWay({ width }: Box): ReactNode {
  return <CardFace card="joker" size={width} decorative />;
}

/** On ivory, as on its card: the crown's own slate would vanish in the button. */
function Crown({ ref }: { ref: Ref<View> }): ReactNode {
  const { colors, radii } = useTheme();
  return (
    <View ref={ref} style={{ padding: 4, borderRadius: radii.tag, backgroundColor: colors.card }}>
      <JokerMark size={20} decorative />
    </View>
  );
}

function PileChoice({ view, standing, hints, attempt, value, onChoose }: JokerProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const front = view.table.fronts[view.seat];
  // Votes are turned up at this moment; the choice, in the room kept for it, follows in the next frame.
  const laid = useNextFrame();
  if (!front) return null;
  const counts = countPiles(front);
  const leading = leadingValues(standing, view.seat);
  const stateOf = (v: number): PieceState => {
    if (v === value) return 'selected';
    return hints && view.piles.includes(v) ? 'legal' : 'plain';
  };
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        rowGap: space.l,
        paddingTop: space.s,
      }}
    >
      {Array.from({ length: TOP_VALUE }, (_, i) => i + 1).map((v) => (
        <View key={v} style={{ width: '20%', alignItems: 'center', minHeight: pileHeight(CARD) }}>
          {!laid ? null : view.piles.includes(v) ? (
            <Piece
              state={stateOf(v)}
              label={words.jokerPile(v, counts[v - 1] ?? 0)}
              onPress={() => onChoose(v)}
            >
              <Pile
                value={v}
                count={counts[v - 1] ?? 0}
                jokers={front.jokers[v - 1] ?? 0}
                leads={leading.includes(v)}
                size={CARD}
              />
            </Piece>
          ) : (
            <Piece
              label={words.jokerNoPile(v)}
              onPress={() => void attempt({ type: 'joker', seat: view.seat, value: v })}
            >
              <NoPile value={v} />
            </Piece>
          )}
        </View>
      ))}
    </View>
  );
}

/** Where a pile would lie; touching it lets the rules explain. */
function NoPile({ value }: { value: number }): ReactNode {
  const { colors, radii } = useTheme();
  return (
    <View
      style={{
        width: CARD + 4,
        height: CARD * SPLIT_CARD_RATIO,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: radii.card,
        borderWidth: 1.5,
        borderStyle: 'dashed',
        borderColor: colors.line,
      }}
    >
      <T
        variant="numS"
        color="inkFaint"
        allowFontScaling={false}
        style={{ fontSize: 18, lineHeight: 22 }}
      >
        {value}
      </T>
    </View>
  );
}

const CARD = 44;
