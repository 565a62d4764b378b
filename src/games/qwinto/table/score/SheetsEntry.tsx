/** The end of a game on paper: every sheet is copied onto a drawn one, checked and counted. */
import { useMemo, type ReactNode } from 'react';
import { View } from 'react-native';

import { useSayDoing } from '../../../../match/doing';
import { useSayUnentered } from '../../../../match/unentered';
import { useText } from '../../../../text/locale';
import { Button, T, useTheme } from '../../../../ui';
import { countNumbers, numberAt } from '../../rules/notation';
import { ROWS, type Sheet } from '../../rules/types';
import { placeNumber } from '../asking';
import { Layout } from '../Layout';
import { PlayerTabs } from '../PlayerTabs';
import { isGap, isPentagon } from '../sheet/geometry';
import { markKey, type CellMark, type Marks } from '../sheet/SheetGrid';
import { SheetPanel } from '../sheet/SheetPanel';
import { tableText } from '../../words/table';
import type { Props } from '../props';
import { usePanelWidth } from '../usePanelWidth';
import { Audit } from './Audit';
import { NumberPad } from './NumberPad';
import { cellsOf, seatOf, type Paper } from './usePaper';

export interface SheetsEntryProps {
  props: Props;
  paper: Paper;
  onBack(): void;
}

function numbersOn(sheet: Sheet): number {
  return ROWS.reduce((count, row) => count + countNumbers(sheet[row]), 0);
}

export function SheetsEntry({ props, paper, onBack }: SheetsEntryProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const width = usePanelWidth();
  const marks = useMarks(paper);
  const player = props.players[paper.seat];
  useSayDoing(player ? words.enteringSheet(player.name) : null);
  if (!player) return null;
  return (
    <Layout
      middle={
        <View style={{ gap: space.m, alignSelf: 'center', width }}>
          <PlayerTabs
            players={props.players}
            shown={paper.seat}
            onShow={paper.show}
            isDone={() => false}
            stateOf={(seat) => {
              const sheet = paper.sheets[seat];
              return words.entered(sheet ? numbersOn(sheet) : 0);
            }}
          />
          <SheetPanel
            headless
            player={player}
            width={width}
            sheet={paper.sheet}
            marks={marks}
            onPress={(place) => {
              if (!isGap(place)) paper.pointAt(place);
            }}
            onStep={paper.step}
            onMisthrows={paper.setMisthrows}
            openClause={props.openClause}
          />
          {props.draft ? null : (
            <Button kind="quiet" icon="back" label={words.backToDice} onPress={onBack} />
          )}
        </View>
      }
      tray={<EntryTray props={props} paper={paper} />}
      action={<EntryAction props={props} paper={paper} />}
    />
  );
}

function useMarks(paper: Paper): Marks {
  const { refusal, seat, place, took } = paper;
  return useMemo(() => {
    const marks = new Map<string, CellMark>();
    if (took) marks.set(markKey(took), { look: 'written' });
    if (refusal && seatOf(refusal) === seat)
      for (const cell of cellsOf(refusal)) marks.set(markKey(cell), { look: 'clash' });
    const key = markKey(place);
    const isClash = marks.get(key)?.look === 'clash';
    marks.set(key, { look: isClash ? 'wrong' : 'selected' });
    return marks;
  }, [refusal, seat, place, took]);
}

function EntryTray({ props, paper }: { props: Props; paper: Paper }): ReactNode {
  const words = useText(tableText);
  const { place } = paper;
  const cell = words.cell(place.row, placeNumber(place));
  return (
    <>
      <Audit props={props} paper={paper} />
      {numbersOn(paper.sheet) === 0 ? (
        <T variant="label" color="inkSoft">
          {words.enterSheets}
        </T>
      ) : null}
      <NumberPad
        label={isPentagon(place) ? `${cell}, ${words.bonus}` : cell}
        value={numberAt(paper.sheet, place.row, place.column)}
        onNumber={paper.put}
        onErase={() => paper.erase(place)}
        onStep={paper.step}
      />
    </>
  );
}

function EntryAction({ props, paper }: { props: Props; paper: Paper }): ReactNode {
  const words = useText(tableText);
  const next = props.players[paper.seat + 1];
  const nextIsBlank = next && numbersOn(paper.sheets[next.seat] ?? paper.sheet) === 0;
  const isBegun = paper.sheets.some((sheet) => numbersOn(sheet) > 0);
  const isTyped = paper.sheets.every((sheet) => numbersOn(sheet) > 0);
  const move = paper.move();
  const isSound = isTyped && props.judge(move).ok;
  const typed = isSound ? { move, label: words.count } : isBegun ? 'half' : null;
  useSayUnentered(props.draft ? null : typed);
  if (props.draft) return <Button game="qwinto" label={words.save} onPress={paper.submit} />;
  if (nextIsBlank)
    return (
      <Button
        game="qwinto"
        icon="arrowR"
        label={words.nextSheet(next.name)}
        onPress={() => paper.show(next.seat)}
      />
    );
  return <Button game="qwinto" icon="tally" label={words.count} onPress={paper.submit} />;
}
