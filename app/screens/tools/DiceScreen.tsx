/** Dice for any table: how many, how many sides, throw; and what the last fifty rolls say. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { common } from '../../../src/text/common';
import { formatNumber } from '../../../src/text/format';
import { useLocale, useText } from '../../../src/text/locale';
import {
  Button,
  Chip,
  Panel,
  Screen,
  Segmented,
  T,
  TopBar,
  useTheme,
  useRoomy,
} from '../../../src/ui';
import { Stepper } from '../../../src/ui/components/Stepper';
import { Die } from '../../../src/ui/drawings/Die';
import { Tumbling, useTumble } from '../../../src/ui/motion';
import { TRAY } from '../../../src/ui/theme/tokens';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { diceStats, SIDES, type DiceStats, type Roll } from './diceStats';
import { toolsText } from './text';
import { useDice } from './useDice';
import { useShake } from '../../../src/feedback/useShake';

const ROWS = ['yellow', 'orange', 'purple'] as const;

export default function DiceScreen(): ReactNode {
  const words = useText(toolsText).dice;
  const shared = useText(common);
  const goBack = useGoBack();
  const { space } = useTheme();
  const wide = useRoomy();
  const { rolls, roll, forget } = useDice();
  const [dice, setDice] = useState(2);
  const [sides, setSides] = useState<number>(6);
  useScreenTitle(words.title);
  const { inAir, start } = useTumble<Thrown>();
  const throwDice = () => {
    roll(dice, sides);
    start({ dice, sides });
  };
  useShake(true, throwDice);
  const last = rolls[0];
  const stats = diceStats(rolls, sides);
  return (
    <Screen
      maxWidth={wide ? 1080 : 720}
      header={<TopBar title={words.title} back={{ label: shared.back, onPress: goBack }} />}
      footer={
        <Button icon="reroll" label={last ? words.throwAgain : words.throw} onPress={throwDice} />
      }
      contentStyle={{ gap: space.l }}
    >
      <DiceTray last={last} inAir={inAir} />
      <View style={{ gap: space.l, flexDirection: wide ? 'row' : 'column' }}>
        <Panel style={{ gap: space.m, flex: wide ? 1 : undefined }}>
          <T variant="label" color="inkSoft">
            {words.howMany}
          </T>
          <Stepper label={words.howMany} value={dice} min={1} max={6} onChange={setDice} />
          <Segmented<number>
            label={words.sides}
            value={sides}
            onChange={setSides}
            options={SIDES.map((n) => ({ value: n, label: String(n), spoken: words.sidesOf(n) }))}
          />
          <T variant="caption" color="inkFaint">
            {words.source}
          </T>
        </Panel>
        {rolls.length > 0 ? (
          <Panel label={words.histogram} style={{ gap: space.m, flex: wide ? 1 : undefined }}>
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
              <T variant="heading" heading={2} style={{ flex: 1 }}>
                {words.last(rolls.length)}
              </T>
              <Chip label={words.forget} onPress={forget} />
            </View>
            <Histogram stats={stats} />
          </Panel>
        ) : null}
      </View>
    </Screen>
  );
}

/** Dice on their way; what they show is read when they lie. */
interface Thrown {
  dice: number;
  sides: number;
}

interface DiceTrayProps {
  last: Roll | undefined;
  inAir: Thrown | null;
}

function DiceTray({ last, inAir }: DiceTrayProps): ReactNode {
  const words = useText(toolsText).dice;
  const { scheme, space, radii } = useTheme();
  const tray = TRAY[scheme];
  const total = last ? last.values.reduce((sum, n) => sum + n, 0) : 0;
  return (
    <View
      aria-live="polite"
      style={{
        minHeight: 168,
        padding: space.l,
        gap: space.m,
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        alignContent: 'center',
        justifyContent: 'center',
        borderRadius: radii.sheet,
        borderWidth: 8,
        borderColor: tray.rim,
        backgroundColor: tray.lining,
        overflow: 'hidden',
      }}
    >
      {inAir ? (
        Array.from({ length: inAir.dice }, (_, i) => (
          <Tumbling key={i} size={56} index={i} faces={inAir.sides}>
            {(face) => <Face value={face} sides={inAir.sides} index={i} decorative />}
          </Tumbling>
        ))
      ) : last ? (
        <>
          {last.values.map((value, i) => (
            <Face key={i} value={value} sides={last.sides} index={i} />
          ))}
          <T
            variant="numXL"
            color={TRAY.on}
            aria-label={words.rolled(last.values.join(', '), total)}
            style={{ marginLeft: space.m }}
          >
            {total}
          </T>
        </>
      ) : (
        <T color={TRAY.on} align="center">
          {words.notYet}
        </T>
      )}
    </View>
  );
}

/** Six sides are drawn as a die; the others as a tile with the number. */
function Face(props: {
  value: number;
  sides: number;
  index: number;
  decorative?: boolean;
}): ReactNode {
  const { value, sides, index } = props;
  const { colors, radii } = useTheme();
  if (sides === 6)
    return (
      <Die
        row={ROWS[index % ROWS.length] ?? 'yellow'}
        value={value}
        size={56}
        tilt={(index % 2 === 0 ? -1 : 1) * 6}
        decorative={props.decorative}
      />
    );
  return (
    <View
      aria-hidden
      style={{
        width: 56,
        height: 56,
        borderRadius: radii.tile,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: colors.card,
      }}
    >
      <T variant="numM" color={colors.cardInk}>
        {value}
      </T>
    </View>
  );
}

function Histogram({ stats }: { stats: DiceStats }): ReactNode {
  const words = useText(toolsText).dice;
  const locale = useLocale();
  const { colors, space } = useTheme();
  const most = Math.max(1, ...stats.counts);
  const verdict = { few: words.chiFew, fine: words.chiFine, odd: words.chiOdd }[stats.verdict];
  return (
    <View style={{ gap: space.s }}>
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 4, height: 110 }}>
        {stats.counts.map((count, i) => (
          <View
            key={i}
            role="img"
            aria-label={words.face(i + 1, count)}
            style={{ flex: 1, alignItems: 'center', gap: 2 }}
          >
            <View
              style={{
                alignSelf: 'stretch',
                height: 4 + (count / most) * 80,
                borderRadius: 4,
                backgroundColor: colors.wood,
              }}
            />
            <T variant="tag" color="inkSoft">
              {i + 1}
            </T>
          </View>
        ))}
      </View>
      <T variant="label">
        {stats.verdict === 'few'
          ? verdict
          : `${words.chi(formatNumber(stats.chi, locale, 1), formatNumber(stats.limit, locale, 1))}. ${verdict}`}
      </T>
    </View>
  );
}
