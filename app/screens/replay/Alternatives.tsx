/** What else was possible instead of the move: folded until somebody asks, then in words and drawn, a few at first. */
import { Suspense, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { ScrollView, View } from 'react-native';

import { gameOf } from '../../../src/games';
import { showPart } from '../../../src/games/kit/part';
import { useText } from '../../../src/text/locale';
import { Button, Icon, T, Touch, useTheme } from '../../../src/ui';
import { alternativesOf, type Alternative } from './steps';
import { replayText } from './text';
import { tellMove, type Told } from './told';

const FEW = 6;
const MORE = 40;

export interface AlternativesProps extends Told {
  /** How tall the list may become before it scrolls by itself. */
  room?: number;
}

export function Alternatives({
  match,
  step,
  words: game,
  say,
  room,
}: AlternativesProps): ReactNode {
  const words = useText(replayText);
  const { colors, radii, space } = useTheme();
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(FEW);
  // There may be hundreds: the slider goes on while they are listed.
  const asked = useDeferredValue(step, null);
  const all = useMemo(
    () =>
      asked ? alternativesOf(asked, (move) => tellMove({ match, words: game, say }, move)) : [],
    [asked, game, say, match],
  );
  if (all.length === 0) return null;
  const left = all.length - shown;
  return (
    <View
      role="region"
      aria-label={words.alternatives}
      style={{ borderRadius: radii.tile, backgroundColor: colors.paperSunken }}
    >
      <Touch
        aria-expanded={open}
        onPress={() => setOpen(!open)}
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: space.m,
          minHeight: 48,
          paddingHorizontal: space.m,
        }}
      >
        <Icon name="eye" size={20} color={colors.inkSoft} />
        <T variant="label" style={{ flex: 1 }}>
          {words.alternatives}
        </T>
        <T variant="numS" color="inkSoft">
          {all.length}
        </T>
        <Icon name={open ? 'up' : 'down'} size={18} color={colors.inkSoft} />
      </Touch>
      {open ? (
        <ScrollView
          tabIndex={0}
          style={{ maxHeight: room }}
          contentContainerStyle={{
            gap: space.s,
            paddingHorizontal: space.m,
            paddingBottom: space.m,
          }}
        >
          <View role="list" style={{ gap: space.s }}>
            {all.slice(0, shown).map((one) => (
              <Row key={one.sentence} one={one} match={match} step={step} />
            ))}
          </View>
          {left > 0 ? (
            <Button kind="quiet" label={words.more(left)} onPress={() => setShown(shown + MORE)} />
          ) : null}
        </ScrollView>
      ) : null}
    </View>
  );
}

function Row(props: { one: Alternative } & Pick<Told, 'match' | 'step'>): ReactNode {
  const { one, match, step } = props;
  const { colors, space } = useTheme();
  const { logged } = gameOf(match.info.game).parts;
  const before = step.before?.view('table');
  return (
    <View
      role="listitem"
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space.s,
        paddingTop: space.s,
        borderTopWidth: 1,
        borderColor: colors.line,
      }}
    >
      <T variant="label" color="inkSoft" style={{ flexGrow: 1, flexShrink: 1, flexBasis: 150 }}>
        {one.sentence}
      </T>
      {before === undefined ? null : (
        <View aria-hidden>
          <Suspense fallback={null}>{showPart(logged, { move: one.move, view: before })}</Suspense>
        </View>
      )}
    </View>
  );
}
