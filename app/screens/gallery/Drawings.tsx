/** The gallery's drawings, each at several sizes and in every state. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import { Panel, Piece } from '../../../src/ui';
import { Beads, BetBead, ShieldBead } from '../../../src/ui/drawings/Bead';
import { BoxCover, GameBox } from '../../../src/ui/drawings/BoxCover';
import { Die, RowMark } from '../../../src/ui/drawings/Die';
import { Gem, GemCard, GemCardBack, GemMark, GemSlot, Pearl } from '../../../src/ui/drawings/Gem';
import { GlassMark, GlassMotif } from '../../../src/ui/drawings/Glass';
import {
  ProminBack,
  ProminCard,
  ProminMini,
  ProminPlus,
} from '../../../src/ui/drawings/ProminCard';
import { Shelf } from '../../../src/ui/drawings/Shelf';
import {
  DividerPeg,
  JokerCard,
  JokerMark,
  NumberCard,
  PartSymbol,
} from '../../../src/ui/drawings/Split';
import { Valance } from '../../../src/ui/drawings/Valance';
import { DICE, GEMS, GLASS, SPLIT_PARTS } from '../../../src/ui/theme/tokens';
import type {
  GameKey,
  GemKind,
  GlassColour,
  QwintoRow,
  SplitPart,
} from '../../../src/ui/theme/tokens';
import { Row, Section } from './Section';
import { galleryText } from './text';

const COLOURS = Object.keys(GLASS) as GlassColour[];
const KINDS = Object.keys(GEMS) as GemKind[];
const ROWS = Object.keys(DICE) as QwintoRow[];
const PARTS = Object.keys(SPLIT_PARTS) as SplitPart[];
const SIZES = [16, 24, 48, 96, 160];

const SHELVES: readonly (readonly (readonly [GameKey, string])[])[] = [
  [
    ['promin', '3–5'],
    ['split', '3–4'],
    ['veselka', '2–5'],
  ],
  [
    ['qwinto', '2–6'],
    ['nizam', '1–5'],
    ['perlyna', '2–5'],
  ],
];

export function ShelfSection(): ReactNode {
  const words = useText(galleryText);
  const { gamesShort } = useText(common);
  return (
    <Section title={words.sections.shelf}>
      <View style={{ maxWidth: 400 }}>
        {SHELVES.map((boxes, i) => (
          <Shelf key={i}>
            {boxes.map(([game, seats]) => (
              <GameBox key={game} game={game} title={gamesShort[game]} seats={seats} />
            ))}
          </Shelf>
        ))}
      </View>
      <Row>
        {SHELVES.flat().map(([game]) => (
          <BoxCover key={game} game={game} />
        ))}
      </Row>
      <Valance game="promin" />
      <Valance game="nizam" />
    </Section>
  );
}

export function ProminSection(): ReactNode {
  const words = useText(galleryText);
  return (
    <Section title={words.sections.promin}>
      <Row>
        {COLOURS.map((colour, i) => (
          <ProminCard key={colour} colour={colour} value={[9, 2, 10, 7, 4][i] ?? 1} size={70} />
        ))}
      </Row>
      <Panel>
        <Row gap={16}>
          {COLOURS.map((colour, i) => (
            <Piece
              key={colour}
              state={(['faded', 'legal', 'selected', 'illegal', 'plain'] as const)[i]}
              label={words.play}
              onPress={() => undefined}
            >
              <ProminBack colour={colour} size={56} decorative />
            </Piece>
          ))}
          <ProminPlus size={38} />
        </Row>
      </Panel>
      <Row>
        {COLOURS.map((colour, i) => (
          <ProminMini key={colour} colour={colour} value={i * 2 + 2} />
        ))}
        {COLOURS.map((colour) => (
          <GlassMark key={colour} colour={colour} />
        ))}
      </Row>
      <Row>
        {COLOURS.map((colour) => (
          <GlassMotif key={colour} colour={colour} size={56} />
        ))}
      </Row>
      <Row>
        {SIZES.map((size) => (
          <ProminCard key={size} colour="y" value={10} size={size} />
        ))}
      </Row>
      <Row>
        <BetBead size={40} />
        <ShieldBead size={40} />
        <Beads bets={3} shield />
      </Row>
    </Section>
  );
}

export function SplitSection(): ReactNode {
  const words = useText(galleryText);
  return (
    <Section title={words.sections.split}>
      <Row gap={6}>
        <NumberCard value={9} />
        <JokerCard />
        <NumberCard value={5} />
        <DividerPeg which="first" />
        <NumberCard value={10} />
        <NumberCard value={7} />
        <DividerPeg which="second" />
        <NumberCard value={4} />
        <NumberCard value={1} />
      </Row>
      <Row>
        {SIZES.map((size) => (
          <NumberCard key={size} value={8} size={size} />
        ))}
      </Row>
      <Row>
        {PARTS.map((part) => (
          <View
            key={part}
            style={{ padding: 10, borderRadius: 10, backgroundColor: SPLIT_PARTS[part].fill }}
          >
            <PartSymbol part={part} />
          </View>
        ))}
        <JokerMark size={32} />
      </Row>
    </Section>
  );
}

export function GemsSection(): ReactNode {
  const words = useText(galleryText);
  return (
    <Section title={words.sections.gems}>
      <Row>
        {KINDS.map((kind) => (
          <Gem key={kind} kind={kind} size={56} />
        ))}
        <Pearl size={56} />
      </Row>
      <Row gap={6}>
        {KINDS.map((kind) => (
          <GemCard key={kind} kind={kind} />
        ))}
        <GemCard kind="pearl" />
        <GemCardBack />
        <GemSlot />
      </Row>
      <Row>
        {KINDS.map((kind) => (
          <GemMark key={kind} kind={kind} size={24} />
        ))}
        {KINDS.map((kind) => (
          <GemMark key={`${kind}-outline`} kind={kind} size={24} outline />
        ))}
      </Row>
      <Row>
        {SIZES.map((size) => (
          <Gem key={size} kind="red" size={size} />
        ))}
      </Row>
    </Section>
  );
}

export function QwintoSection(): ReactNode {
  const words = useText(galleryText);
  return (
    <Section title={words.sections.qwinto}>
      {ROWS.map((row, r) => (
        <Row key={row}>
          <RowMark row={row} />
          <Die row={row} />
          {[1, 2, 3, 4, 5, 6].map((value) => (
            <Die key={value} row={row} value={value} tilt={((value * 7 + r * 5) % 24) - 12} />
          ))}
        </Row>
      ))}
      <Row>
        {SIZES.map((size) => (
          <Die key={size} row="orange" value={5} size={size} tilt={-8} />
        ))}
      </Row>
    </Section>
  );
}
