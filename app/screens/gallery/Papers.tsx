/** The gallery's papers: verdicts, sheets, scores, charts, the curtain and empty places. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { firstGame } from '../../../src/games';
import { useText } from '../../../src/text/locale';
import {
  Button,
  ClauseTag,
  Dialog,
  EmptyState,
  Icon,
  Panel,
  Piece,
  Seal,
  Sheet,
  T,
  useTheme,
  useToast,
} from '../../../src/ui';
import { VerdictCard } from '../../../src/ui/components/VerdictCard';
import { Curtain } from '../../../src/ui/components/Curtain';
import { BarChart, LineChart } from '../../../src/ui/charts';
import { Die } from '../../../src/ui/drawings/Die';
import { BlankSheet, EmptyChair, EmptyLens } from '../../../src/ui/drawings/empty';
import { Row, Section } from './Section';
import { galleryText } from './text';

const nothing = (): void => undefined;

function Attempt(): ReactNode {
  const { colors } = useTheme();
  return (
    <Row gap={24}>
      <Die row="yellow" value={6} size={70} />
      <Icon name="arrowR" color={colors.illegal} />
      <Piece state="illegal">
        <Die row="orange" value={2} size={70} />
      </Piece>
    </Row>
  );
}

function Refusal(): ReactNode {
  const words = useText(galleryText);
  return (
    <VerdictCard
      attempt={<Attempt />}
      title={words.refusal}
      sentence={words.refusalWhy}
      clause="P-4.4"
      clauseWords={words.clauseWords}
      openRule={{ label: words.showRule, onPress: nothing }}
      actions={[
        { label: words.fix, icon: 'pencil', onPress: nothing },
        { label: words.agree, note: words.agreeNote, icon: 'handshake', onPress: nothing },
      ]}
      game={firstGame()}
    />
  );
}

export function PapersSection(): ReactNode {
  const words = useText(galleryText);
  const toast = useToast();
  const [open, setOpen] = useState<'sheet' | 'dialog' | 'curtain' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Section title={words.sections.paper}>
      <Row>
        <Seal kind="brand" />
        <Seal kind="verdict" />
        <ClauseTag clause="P-4.4" onPress={nothing} />
        <ClauseTag clause="Q-6.1" />
      </Row>
      <Panel>
        <Refusal />
      </Panel>
      <Button kind="quiet" label={words.openSheet} onPress={() => setOpen('sheet')} />
      <Button kind="quiet" label={words.openDialog} onPress={() => setOpen('dialog')} />
      <Button kind="quiet" label={words.openCurtain} onPress={() => setOpen('curtain')} />
      <Button
        kind="quiet"
        label={words.openToast}
        onPress={() =>
          toast.show({
            text: words.toast,
            icon: 'undo',
            action: { label: words.undo, onPress: nothing },
          })
        }
      />
      <Sheet open={open === 'sheet'} onClose={close} title={words.refusal} bare>
        <Refusal />
      </Sheet>
      <Dialog
        open={open === 'dialog'}
        title={words.dialogTitle}
        message={words.dialogMessage}
        confirm={{ label: words.danger, onPress: close, danger: true }}
        cancel={{ label: words.cancel, onPress: close }}
      />
      <Sheet open={open === 'curtain'} onClose={close} title={words.handOver} bare>
        <View style={{ height: 620 }}>
          <Curtain
            player={{ name: words.names[2] ?? '', colour: 3 }}
            handOver={words.handOver}
            note={words.curtainNote}
            holdLabel={words.hold}
            onReveal={close}
            game={firstGame()}
          />
        </View>
      </Sheet>
      <Row>
        <EmptyState drawing={<EmptyChair />} sentence={words.emptyShelf} />
        <EmptyState
          drawing={<BlankSheet />}
          sentence={words.emptyHistory}
          action={{ label: words.newMatch, onPress: nothing }}
        />
        <EmptyState drawing={<EmptyLens />} sentence={words.nothingFound} />
      </Row>
    </Section>
  );
}

const DEALS: readonly (readonly number[])[] = [
  [10, 10, -10, 5],
  [10, -5, 20, 20],
  [15, 30, -5, -10],
];

export function ScoresSection(): ReactNode {
  const words = useText(galleryText);
  const players = words.names.slice(0, 4).map((name, i) => ({ name, colour: i + 1 }));
  return (
    <Section title={words.sections.scores}>
      <Panel>
        <LineChart
          label={words.chart}
          axis={words.round}
          ticks={['', '1', '2', '3']}
          emphasis={1}
          series={players.map((player, i) => ({
            ...player,
            values: [0, 1, 2, 3].map((n) =>
              DEALS.slice(0, n).reduce((sum, deal) => sum + (deal[i] ?? 0), 0),
            ),
          }))}
        />
      </Panel>
      <Panel>
        <T variant="heading" heading={3}>
          {words.wins}
        </T>
        <BarChart
          label={words.wins}
          mark={4.5}
          bars={words.names.map((name, i) => ({
            name,
            colour: i + 1,
            value: [7, 10, 5, 3, 2, 0][i] ?? 0,
            valueText: ['26 %', '37 %', '19 %', '11 %', '7 %', '0 %'][i] ?? '',
          }))}
        />
      </Panel>
    </Section>
  );
}
