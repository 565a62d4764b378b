/** Referee: the row that was turned up is typed in, one tap a card. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Button, Icon, Piece, T, Touch, useTheme } from '../../../../ui';
import { TableLayout } from '../../../../ui/components/TableLayout';
import { SPLIT_CARD_RATIO } from '../parts/pieces';
import { rowClause } from '../../rules/because';
import { cardOf, kindOf } from '../../rules/notation';
import type { Card } from '../../rules/types';
import { CardFace } from '../parts/CardFace';
import { Settled } from '../parts/Settled';
import { SMALL_PRINT } from '../parts/smallPrint';
import { TrayHead } from '../parts/TrayHead';
import { useSend } from '../../../kit/useSend';
import { useColumnRoom } from '../../../kit/useRoom';
import { cardWord, nameOf, type PropsOf } from '../props';
import { tableText } from '../../words/table';
import { useTypedRow, type TypedRow } from './useTypedRow';

interface RowProps extends PropsOf<'row'> {
  typed: TypedRow;
}

export function RowEntry(props: PropsOf<'row'>): ReactNode {
  const { view, players, standing, draft, openClause } = props;
  const { table } = view;
  const typed = useTypedRow(view.count, draft?.type === 'row' ? draft.cards : undefined);
  return (
    <TableLayout
      middle={
        <Settled
          table={table}
          players={players}
          standing={standing}
          active={[table.leader]}
          openClause={openClause}
        />
      }
      tray={<RowTray {...props} typed={typed} />}
      action={<RowButton {...props} typed={typed} />}
    />
  );
}

function RowTray({ view, players, judge, openClause, typed }: RowProps): ReactNode {
  const { table, count } = view;
  const words = useText(tableText);
  const { cards } = typed;
  const verdict = cards.length === count ? judge({ type: 'row', cards }) : null;
  const wrong = verdict && !verdict.ok ? (verdict.facts.card as Card | undefined) : undefined;
  return (
    <>
      <TrayHead
        player={players[table.leader]}
        title={words.rowTitle(nameOf(players, table.leader))}
        note={words.rowSub(count)}
        clause={rowClause(count, table.seats)}
        openClause={openClause}
      />
      <Slots typed={typed} wrong={wrong} />
      <CardKeys typed={typed} unseen={table.unseen} />
    </>
  );
}

function RowButton({ view, attempt, draft, typed }: RowProps): ReactNode {
  const words = useText(tableText);
  const { busy, send } = useSend({ attempt });
  const missing = view.count - typed.cards.length;
  return (
    <Button
      game="split"
      icon="check"
      label={draft ? words.save : words.rowButton}
      disabled={missing > 0}
      reason={words.rowMissing(missing)}
      busy={busy}
      onPress={() => send({ type: 'row', cards: typed.cards })}
    />
  );
}

function Slots({ typed, wrong }: { typed: TypedRow; wrong: Card | undefined }): ReactNode {
  const words = useText(tableText);
  const { colors, radii } = useTheme();
  const { slots, cursor } = typed;
  const { width, onLayout } = useColumnRoom('tray', 32);
  const gap = 5;
  const card = Math.min(48, (width - gap * (slots.length - 1)) / slots.length);
  return (
    <View
      onLayout={onLayout}
      style={{ flexDirection: 'row', gap, justifyContent: 'center', paddingVertical: 4 }}
    >
      {slots.map((item, i) => (
        <Piece
          key={i}
          state={item !== null && item === wrong ? 'illegal' : i === cursor ? 'legal' : 'plain'}
          label={words.slot(i + 1, item === null ? words.slotEmpty : cardWord(item, words))}
          onPress={() => typed.choose(i)}
        >
          {item === null ? (
            <View
              style={{
                width: card,
                height: card * SPLIT_CARD_RATIO,
                borderRadius: radii.card,
                borderWidth: 1.5,
                borderStyle: 'dashed',
                borderColor: colors.lineStrong,
                backgroundColor: i === cursor ? colors.legalFill : colors.paperSunken,
              }}
            />
          ) : (
            <CardFace card={item} size={card} decorative />
          )}
        </Piece>
      ))}
    </View>
  );
}

/** Eleven kinds with what the deck still holds of each, and a key to erase. */
function CardKeys({ typed, unseen }: { typed: TypedRow; unseen: readonly number[] }): ReactNode {
  const words = useText(tableText);
  const { colors } = useTheme();
  const { width, onLayout } = useColumnRoom('tray', 32);
  const column = width / 6;
  const size = Math.min(40, column - 14);
  return (
    <View onLayout={onLayout} style={{ flexDirection: 'row', flexWrap: 'wrap' }}>
      {unseen.map((copies, kind) => {
        const card = cardOf(kind);
        const left = copies - typed.slots.filter((c) => c !== null && kindOf(c) === kind).length;
        return (
          <Touch
            key={kind}
            label={words.key(cardWord(card, words), Math.max(0, left))}
            onPress={() => typed.type(card)}
            sinks
            style={{ width: column, alignItems: 'center', paddingVertical: 4 }}
          >
            <View style={{ opacity: left > 0 ? 1 : 0.42 }}>
              <CardFace card={card} size={size} decorative />
            </View>
            <T
              variant="tag"
              color={left > 0 ? 'inkSoft' : 'illegalText'}
              allowFontScaling={false}
              style={SMALL_PRINT}
            >
              {`×${Math.max(0, left)}`}
            </T>
          </Touch>
        );
      })}
      <Touch
        label={words.erase}
        onPress={typed.erase}
        sinks
        style={{ width: column, minHeight: 48, alignItems: 'center', justifyContent: 'center' }}
      >
        <Icon name="arrowL" size={26} color={colors.ink} />
      </Touch>
    </View>
  );
}
