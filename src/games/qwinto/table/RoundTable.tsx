/** A tablet between the players: everyone's sheet round one dice tray, each can be turned to its owner. */
import { useState, type ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import type { Seat } from '../../../engine/types';
import { minus, signed } from '../../../text/plural';
import { useText } from '../../../text/locale';
import { Button, IconButton, Icon, T, useStill, useTheme, useTrayWidth } from '../../../ui';
import { TableLayout } from '../../../ui/components/TableLayout';
import { RefusalNote } from '../../kit/RefusalNote';
import { scoreSheet, totalOf } from '../rules/because';
import { MISTHROW_POINTS } from '../rules/scoring';
import { placeNumber } from './asking';
import { Band } from './Band';
import type { OpenTableParts } from './OpenTable';
import { isGap } from './sheet/geometry';
import { SheetPanel } from './sheet/SheetPanel';
import { stateOf } from './states';
import { tableText, type TableWords } from '../words/table';
import { samePlace, type Place as Cell } from './props';
import { asBefore, outlook, type Outlook } from './write/outlook';

const WIDEST_SHEET = 640;
/** What stands above the table, and the band between the sheets. */
const BARS = 96;
const BAND = 152;
/** A sheet without its rows: name, what can be done, sum. */
const SHEET_REST = 212;

/** Clockwise from the lower left, as people sit: the first below, then along the top and back. */
function seating(seats: number): { top: Seat[]; bottom: Seat[] } {
  const above = Math.floor(seats / 2);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const [first = 0, ...rest] = all;
  return { top: rest.slice(0, above), bottom: [first, ...rest.slice(above).reverse()] };
}

export function RoundTable(parts: OpenTableParts): ReactNode {
  const { players } = parts.props;
  const { space } = useTheme();
  const { width: screen, height } = useWindowDimensions();
  // Looked back on, the words stand where a tray would.
  const aside = useTrayWidth();
  const window = useStill() ? screen - aside : screen;
  const { top, bottom } = seating(players.length);
  const across = Math.max(top.length, bottom.length);
  const width = Math.min(WIDEST_SHEET, (window - 2 * space.m - (across - 1) * space.m) / across);
  const free = (height - BARS - BAND - 4 * space.m) / 2 - SHEET_REST;
  const tallestRow = Math.max(38, Math.min(58, Math.floor(free / 3)));
  const row = (seats: readonly Seat[], align: 'flex-start' | 'flex-end'): ReactNode => (
    <View
      style={{ flexDirection: 'row', justifyContent: 'center', alignItems: align, gap: space.m }}
    >
      {seats.map((seat) => (
        <Place key={seat} {...parts} seat={seat} width={width} tallestRow={tallestRow} />
      ))}
    </View>
  );
  return (
    <TableLayout
      middle={
        <>
          {row(top, 'flex-end')}
          <Band {...parts} />
          {row(bottom, 'flex-start')}
        </>
      }
    />
  );
}

interface PlaceProps extends OpenTableParts {
  seat: Seat;
  width: number;
  tallestRow: number;
}

function Place({ props, thrower, writing, seat, width, tallestRow }: PlaceProps): ReactNode {
  const words = useText(tableText);
  const [turned, setTurned] = useState(false);
  const { view } = props;
  const player = props.players[seat];
  if (!player) return null;
  const writes = view.phase === 'write' && !thrower.tumble;
  const choice = writes ? writing.choiceOf(seat) : null;
  const look = outlook(thrower.tumble ? asBefore(props) : props, words, seat, choice);
  const place = choice === 'pass' ? null : choice;
  const mayChoose = writes && view.entries[seat] === null;
  return (
    <SheetPanel
      {...look}
      player={player}
      width={width}
      tallestRow={tallestRow}
      turned={turned}
      active={view.active === seat}
      state={stateOf(view, seat, words)}
      openClause={props.openClause}
      onPress={
        mayChoose
          ? (pressed) =>
              samePlace(pressed, place) && !props.draft
                ? writing.commit(seat, pressed)
                : writing.choose(seat, pressed)
          : undefined
      }
      corner={
        <IconButton
          icon="rotate"
          label={words.turnSheet(player.name)}
          onPress={() => setTurned(!turned)}
        />
      }
      aside={writes ? <Action props={props} writing={writing} seat={seat} look={look} /> : null}
      below={look.refusal ? <RefusalNote {...props} refusal={look.refusal} /> : null}
    />
  );
}

interface ActionProps extends Pick<OpenTableParts, 'props' | 'writing'> {
  seat: Seat;
  look: Outlook;
}

function Action({ props, writing, seat, look }: ActionProps): ReactNode {
  const words = useText(tableText);
  const { view, draft, say } = props;
  const name = say.name(seat);
  if (view.entries[seat] !== null) return <Done props={props} seat={seat} look={look} />;
  if (draft && writing.shown !== seat) return null;
  const choice = writing.choiceOf(seat);
  const cost = seat === view.active ? words.passCosts(minus(MISTHROW_POINTS)) : undefined;
  const gain = signed((look.becomes ?? 0) - totalOf(scoreSheet(look.sheet, seat)));
  const pass = (
    <Button
      kind="quiet"
      label={words.passShort}
      note={cost}
      spoken={cost ? `${words.passOf(name)}. ${cost}` : words.passOf(name)}
      onPress={() => (draft ? writing.choose(seat, 'pass') : writing.commit(seat, 'pass'))}
    />
  );
  if (choice === null) return pass;
  const cell = choice === 'pass' ? words.pass : inWords(choice, words);
  const label = draft
    ? words.save
    : look.refusal
      ? words.write(view.sum ?? 0)
      : words.writeFor(gain);
  return (
    <>
      {pass}
      <Button
        game="qwinto"
        icon={draft ? undefined : 'pencil'}
        label={label}
        spoken={words.writeFull(label, name, view.sum ?? 0, cell)}
        onPress={() => writing.commit(seat, choice)}
      />
    </>
  );
}

function inWords(place: Cell, words: TableWords): string {
  return isGap(place) ? words.gap(place.row) : words.cell(place.row, placeNumber(place));
}

function Done({
  props,
  seat,
  look,
}: {
  props: ActionProps['props'];
  seat: Seat;
  look: Outlook;
}): ReactNode {
  const words = useText(tableText);
  const { colors, radii, space } = useTheme();
  const before = props.view.sheets[seat];
  const gain = before
    ? totalOf(scoreSheet(look.sheet, seat)) - totalOf(scoreSheet(before, seat))
    : 0;
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s,
        minHeight: 44,
        paddingHorizontal: space.m,
        borderRadius: radii.button,
        backgroundColor: colors.goodFill,
      }}
    >
      <Icon name="check" size={18} color={colors.goodText} />
      <T variant="bodyStrong" color="goodText">
        {gain === 0 ? words.done : words.doneFor(signed(gain))}
      </T>
    </View>
  );
}
