/** The tray while a run is built: hint, hand, last card, swap, and the button that says what it brings. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Button, IconButton, T, useTheme } from '../../../../ui';
import { RefusalNote } from '../../../parts/RefusalNote';
import { tableText } from '../text';
import { KeepPanel } from './KeepPanel';
import type { VeselkaTable } from './props';
import type { RunReading } from './reading';
import { runHint } from './runHint';
import { TrayHead } from './TrayHead';
import { TrayScroll } from './TrayScroll';
import type { RunEntry } from './useRun';
import { useSend } from './useSend';

export interface RunTrayProps {
  table: VeselkaTable;
  seat: number;
  entry: RunEntry;
  reading: RunReading;
  onSwap(): void;
  /** The hand, where there is one. */
  children?: ReactNode;
  /** What the table should do afterwards with its real cards. */
  afterwards?: string | null;
}

export function RunTray(props: RunTrayProps): ReactNode {
  const { table, seat, entry, reading, afterwards } = props;
  const texts = useText(tableText);
  const { space } = useTheme();
  const { busy, send } = useSend(table);
  const { fault, keeping, gain, move } = reading;
  const last = entry.cards[entry.cards.length - 1];
  const refusal = fault?.refusal ?? (move.keep && keeping && !keeping.ok ? keeping : null);
  const lay = gain === null || refusal ? texts.action.layPlain : texts.action.lay(gain);
  return (
    <>
      <TrayScroll>
        <TrayHead
          player={table.players[seat]}
          {...runHint(reading, table.hints, texts)}
          openClause={table.openClause}
        />
        {refusal ? (
          <RefusalNote
            refusal={refusal}
            words={table.words}
            say={table.say}
            openClause={table.openClause}
          />
        ) : null}
        {props.children}
        {keeping && last ? (
          <KeepPanel
            last={last}
            rainbow={table.view.players[seat]?.rainbow ?? []}
            keeping={keeping}
            keep={move.keep}
            onChange={entry.setWish}
          />
        ) : null}
        {afterwards ? (
          <T variant="label" color="inkSoft">
            {afterwards}
          </T>
        ) : null}
      </TrayScroll>
      <View style={{ flexDirection: 'row', gap: space.s, alignItems: 'center' }}>
        {entry.cards.length > 0 ? (
          <IconButton icon="close" label={texts.action.clear} onPress={entry.clear} />
        ) : null}
        <Button
          kind="quiet"
          icon="swap"
          label={texts.action.swap}
          disabled={busy}
          onPress={props.onSwap}
        />
        <Button
          game="veselka"
          style={{ flex: 1 }}
          busy={busy}
          disabled={entry.cards.length === 0}
          label={table.draft ? texts.action.correct : lay}
          onPress={() => send(move)}
        />
      </View>
    </>
  );
}
