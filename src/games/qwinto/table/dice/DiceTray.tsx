/** The wooden tray: what lies in it, the sum in large digits, and the dice that were left aside. */
import type { ReactNode } from 'react';
import { Pressable, useWindowDimensions, View } from 'react-native';

import { useText } from '../../../../text/locale';
import { FACES, T, useTheme } from '../../../../ui';
import { Die } from '../../../../ui/drawings/Die';
import { TRAY } from '../../../../ui/theme/tokens';
import { ROWS, type Row } from '../../rules/types';
import { tableText } from '../../words/table';
import { TILTS, TumblingDie } from './TumblingDie';
import type { Tumble } from './useThrow';

export interface DiceTrayProps {
  dice: readonly Row[];
  /** One per die, or none while a throw is awaited. */
  values: readonly number[];
  sum: number | null;
  tumble: Tumble | null;
  onSkip(): void;
  /** Beside the sum, on a wide screen. */
  note?: ReactNode;
  /** Said above the dice: whose throw it is. */
  title?: string;
}

export function DiceTray(props: DiceTrayProps): ReactNode {
  const { values, tumble, onSkip, note, title } = props;
  const { space } = useTheme();
  const words = useText(tableText);
  const sum = tumble ? null : props.sum;
  const content = (
    <Wood>
      <View style={{ flex: 1, gap: space.xs, justifyContent: 'center' }}>
        {title ? (
          <T variant="label" color={TRAY.on}>
            {title}
          </T>
        ) : null}
        <Dice {...props} />
      </View>
      {sum !== null ? <Sum sum={sum} values={values} dice={props.dice} /> : null}
      {note}
    </Wood>
  );
  // A touch of the tray is a shortcut for impatient fingers: the button below has the words.
  if (tumble)
    return (
      <Pressable onPress={onSkip} tabIndex={-1} aria-hidden>
        {content}
      </Pressable>
    );
  if (sum === null) return content;
  return (
    <View accessible role="status" aria-label={words.sumIs(sum)}>
      {content}
    </View>
  );
}

/** The tray itself: a wooden rim round dark leather. */
export function Wood({ children }: { children: ReactNode }): ReactNode {
  const { scheme, space } = useTheme();
  const { rim, rimEdge, lining } = TRAY[scheme];
  return (
    <View
      style={{
        padding: 9,
        borderRadius: 26,
        backgroundColor: rim,
        boxShadow: `0px 3px 0px ${rimEdge}, inset 0px 2px 0px rgba(255,255,255,0.28)`,
      }}
    >
      <View
        style={{
          borderRadius: 18,
          minHeight: 128,
          paddingHorizontal: space.l,
          paddingVertical: space.s,
          backgroundColor: lining,
          boxShadow: 'inset 0px 6px 0px rgba(0,0,0,0.32)',
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'center',
          gap: space.m,
          overflow: 'hidden',
        }}
      >
        {children}
      </View>
    </View>
  );
}

function Dice({ dice, values, tumble }: DiceTrayProps): ReactNode {
  const rolling = tumble?.dice ?? null;
  const idle = !rolling && dice.length === 0;
  const shown = rolling ?? (idle ? ROWS : dice);
  const { width } = useWindowDimensions();
  const size = shown.length > 2 ? (width < 380 ? 50 : 64) : width < 380 ? 64 : 86;
  return (
    <View
      aria-hidden={idle}
      style={{ flexDirection: 'row', gap: 10, alignItems: 'center', opacity: idle ? 0.4 : 1 }}
    >
      {shown.map((row, i) => {
        if (rolling) return <TumblingDie key={row} row={row} size={size} index={i} />;
        return <Die key={row} row={row} value={values[i]} size={size} tilt={TILTS[row]} />;
      })}
    </View>
  );
}

function Sum(props: { sum: number; values: readonly number[]; dice: readonly Row[] }): ReactNode {
  const { sum, values, dice } = props;
  const words = useText(tableText);
  const aside = ROWS.filter((row) => !dice.includes(row));
  return (
    <View style={{ alignItems: 'center', minWidth: 84 }}>
      {values.length > 1 ? (
        <T variant="label" color={TRAY.on} style={{ opacity: 0.86 }}>
          {values.join(' + ')}
        </T>
      ) : null}
      <T
        allowFontScaling={false}
        color={TRAY.on}
        style={{ fontFamily: FACES.displayBold, fontSize: 68, lineHeight: 72 }}
      >
        {sum}
      </T>
      {aside.length > 0 && values.length > 0 ? (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
          {aside.map((row) => (
            <View key={row} style={{ opacity: 0.5 }}>
              <Die row={row} size={22} decorative />
            </View>
          ))}
          <T variant="caption" color={TRAY.on} style={{ opacity: 0.8 }}>
            {words.aside}
          </T>
        </View>
      ) : null}
    </View>
  );
}
