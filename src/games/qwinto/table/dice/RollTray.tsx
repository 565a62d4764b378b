/** The tray below while dice are chosen, thrown and kept: one hint, one thing to do. Same in all modes. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Button, ClauseTag, Segmented, T, useTheme } from '../../../../ui';
import { ROWS, type Row } from '../../types';
import { tableText } from '../text';
import type { Props } from '../types';
import { DiceChoice } from './DiceChoice';
import { DiceEntry, type Faces } from './DiceEntry';
import { KeepTray } from './KeepTray';
import type { Source, Thrower } from './useThrow';
import { useShake } from './useShake';

export interface RollTrayProps {
  props: Props;
  thrower: Thrower;
  /** Above the buttons while it is decided whether to keep the throw. */
  keepHint?: ReactNode;
  /** Below the dice while they are chosen. */
  extra?: ReactNode;
}

export function RollTray({ props, thrower, keepHint, extra }: RollTrayProps): ReactNode {
  const words = useText(tableText);
  const { view, draft } = props;
  if (thrower.tumble)
    return (
      <>
        <T align="center">{words.rolling}</T>
        <Button kind="quiet" label={words.showNow} onPress={thrower.skip} />
      </>
    );
  if (view.phase === 'keep') return <KeepTray props={props} thrower={thrower} hint={keepHint} />;
  // A fresh choice for every roll: nothing of the last one stays in the hand.
  return (
    <Hand
      key={`${view.phase} ${view.active} ${draft ? 'draft' : ''}`}
      props={props}
      thrower={thrower}
      extra={extra}
    />
  );
}

function Hand({ props, thrower, extra }: Omit<RollTrayProps, 'keepHint'>): ReactNode {
  const words = useText(tableText);
  const { view, draft, say } = props;
  const thrown = view.phase === 'roll';
  const real = thrower.source === 'real' || draft?.type === 'roll';
  const [chosen, setChosen] = useState<readonly Row[]>(draft?.type === 'dice' ? draft.dice : []);
  const [faces, setFaces] = useState<Faces>(() => facesOf(draft, view.dice));
  const name = say.name(view.active);
  const choosingReal = real && draft?.type !== 'dice';
  const hint = thrown
    ? choosingReal
      ? words.chooseReal(name)
      : words.waiting(name)
    : choosingReal
      ? words.chooseReal(name)
      : words.chooseDice(name);
  return (
    <>
      {view.mode !== 'virtual' && !draft ? (
        <Segmented<Source>
          label={words.source}
          value={thrower.source}
          onChange={thrower.setSource}
          options={[
            { value: 'here', label: words.here },
            { value: 'real', label: words.real },
          ]}
        />
      ) : null}
      <Hint text={hint} clause={thrown ? 'Q-3.3' : 'Q-3.1'} openClause={props.openClause} />
      {choosingReal ? (
        <RealDice props={props} thrower={thrower} faces={faces} onChange={setFaces} />
      ) : (
        <DiceHere props={props} thrower={thrower} chosen={chosen} onChange={setChosen} />
      )}
      {extra}
    </>
  );
}

function facesOf(draft: Props['draft'], dice: readonly Row[]): Faces {
  if (draft?.type !== 'roll') return {};
  return Object.fromEntries(dice.map((row, i) => [row, draft.values[i]]));
}

export function Hint(props: {
  text: string;
  clause: string;
  openClause(clause: string): void;
}): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
      <T style={{ flex: 1 }}>{props.text}</T>
      <ClauseTag clause={props.clause} onPress={props.openClause} />
    </View>
  );
}

interface DiceHereProps {
  props: Props;
  thrower: Thrower;
  chosen: readonly Row[];
  onChange(chosen: readonly Row[]): void;
}

function DiceHere({ props, thrower, chosen, onChange }: DiceHereProps): ReactNode {
  const words = useText(tableText);
  const { view, draft } = props;
  const waiting = view.phase === 'roll';
  const dice = waiting ? view.dice : chosen;
  const ready = dice.length > 0;
  const go = (): void => {
    if (draft) void props.attempt({ type: 'dice', seat: view.active, dice });
    else thrower.throwHere(dice);
  };
  useShake(ready && !draft, go);
  return (
    <>
      {waiting ? null : <DiceChoice chosen={chosen} onChange={onChange} />}
      <Button
        game="qwinto"
        label={draft ? words.save : words.throwDice(dice.length)}
        disabled={!ready}
        reason={words.needDie}
        onPress={go}
      />
    </>
  );
}

interface RealDiceProps {
  props: Props;
  thrower: Thrower;
  faces: Faces;
  onChange(faces: Faces): void;
}

function RealDice({ props, thrower, faces, onChange }: RealDiceProps): ReactNode {
  const words = useText(tableText);
  const { view, draft } = props;
  const rows = view.phase === 'roll' ? view.dice : ROWS;
  const dice = rows.filter((row) => faces[row] !== undefined);
  const values = dice.map((row) => faces[row] ?? 0);
  const sum = values.reduce((a, b) => a + b, 0);
  const ready = view.phase === 'roll' ? dice.length === rows.length : dice.length > 0;
  const go = (): void => {
    if (draft) void props.attempt({ type: 'roll', values });
    else thrower.enterReal(dice, values);
  };
  return (
    <>
      <DiceEntry rows={rows} faces={faces} onChange={onChange} />
      <Button
        game="qwinto"
        label={draft ? words.save : words.enterThrow(sum)}
        disabled={!ready}
        reason={words.needFaces}
        onPress={go}
      />
    </>
  );
}
