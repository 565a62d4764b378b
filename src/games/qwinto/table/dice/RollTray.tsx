/** The tray below while dice are chosen, thrown and kept: one hint, one thing to do. Same in all modes. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Button, Segmented, T, useCramped, useTheme } from '../../../../ui';
import { Ruled } from '../../../kit/Ruled';
import { throwClause } from '../../rules/because';
import { tableText } from '../../words/table';
import type { Props } from '../props';
import { DiceChoice } from './DiceChoice';
import { DiceEntry } from './DiceEntry';
import { KeepTray } from './KeepTray';
import { useHand, type Hand } from './useHand';
import type { Source, Thrower } from './useThrow';

/** A phone on its side. */
const LOW = 500;
/** Narrower than this, in letters of the usual size, two ways to throw stand one below the other. */
const ROOM_SIDE_BY_SIDE = 240;

export interface RollTrayProps {
  props: Props;
  thrower: Thrower;
  /** Above the buttons while it is decided whether to keep the throw. */
  keepHint?: ReactNode;
}

export interface RollTrayParts {
  tray: ReactNode;
  /** What there is to press, kept in sight. */
  action?: ReactNode;
}

export function useRollTray({ props, thrower, keepHint }: RollTrayProps): RollTrayParts {
  const hand = useHand(props, thrower);
  if (thrower.tumble) return { tray: <Rolling onSkip={thrower.skip} /> };
  if (props.view.phase === 'keep') {
    const decide = <KeepTray props={props} thrower={thrower} />;
    return props.draft ? { tray: decide } : { tray: keepHint, action: decide };
  }
  return {
    tray: <HandTray props={props} thrower={thrower} hand={hand} />,
    action: <ThrowButton hand={hand} />,
  };
}

export function Rolling({ onSkip }: { onSkip(): void }): ReactNode {
  const words = useText(tableText);
  return (
    <>
      <T align="center">{words.rolling}</T>
      <Button kind="quiet" label={words.showNow} onPress={onSkip} />
    </>
  );
}

export function ThrowButton({ hand }: { hand: Hand }): ReactNode {
  const { space } = useTheme();
  // On a phone on its side the dice need the height.
  const low = useWindowDimensions().height < LOW;
  const half = low ? { flex: 1 } : undefined;
  if (hand.keep)
    return (
      <View style={{ flexDirection: low ? 'row' : 'column', alignItems: 'stretch', gap: space.s }}>
        <Button kind="quiet" label={hand.label} style={half} onPress={hand.go} />
        <Button game="qwinto" label={hand.keep.label} style={half} onPress={hand.keep.go} />
      </View>
    );
  return (
    <Button
      game="qwinto"
      label={hand.label}
      disabled={!hand.ready}
      reason={hand.reason}
      onPress={hand.go}
    />
  );
}

interface HandTrayProps extends Omit<RollTrayProps, 'keepHint'> {
  hand: Hand;
}

function HandTray({ props, thrower, hand }: HandTrayProps): ReactNode {
  const { view, openClause } = props;
  const due = view.phase === 'roll';
  return (
    <>
      <SourceChoice props={props} thrower={thrower} />
      <Ruled clause={throwClause(view)} openClause={openClause}>
        {hand.hint}
      </Ruled>
      {hand.real ? (
        <DiceEntry rows={hand.rows} faces={hand.faces} onChange={hand.setFaces} />
      ) : due ? null : (
        <DiceChoice chosen={hand.chosen} onChange={hand.choose} />
      )}
    </>
  );
}

/** Where the sheets are real or the match is refereed, the dice may be real too. */
export function SourceChoice({ props, thrower }: { props: Props; thrower: Thrower }): ReactNode {
  const words = useText(tableText);
  const stacked = useCramped(ROOM_SIDE_BY_SIDE);
  if (props.view.mode === 'virtual' || props.draft) return null;
  return (
    <Segmented<Source>
      label={words.source}
      stacked={stacked}
      value={thrower.source}
      onChange={thrower.setSource}
      options={[
        { value: 'here', label: words.here },
        { value: 'real', label: words.real },
      ]}
    />
  );
}
