/** «Чи закрите завдання?»: everyone's pile, and the task asked about. Focus 0 is the task, then the piles. */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { Segmented } from '../../../../ui';
import { PEARL } from '../../../gems/rules/grid';
import { Palette } from '../../../gems/table/Palette';
import { gridText } from '../../../gems/words/table';
import type { SettleInputProps } from '../../../table';
import type { BlockedPosition } from '../../settle/blocked';
import { tableText } from '../../words/table';
import { PileEntry } from './PileEntry';
import { PileTray } from './PileTray';

type Props = SettleInputProps<BlockedPosition>;

const TASK = 0;
const PILES = 1;

/** A rival's pile is what closes a task: it is asked for first. */
const rivalOf = ({ piles, seat }: BlockedPosition): number => PILES + ((seat + 1) % piles.length);

export function BlockedInput({ position, focus, onFocus, name }: Props): ReactNode {
  return (
    <PileEntry
      piles={position.piles}
      seat={position.seat}
      entering={focus === TASK ? null : focus - PILES}
      name={name}
      onEnter={(seat) => onFocus(PILES + seat)}
    />
  );
}

export function BlockedTray({ position, onChange, focus, onFocus, name }: Props): ReactNode {
  const words = useText(gridText).settle;
  const own = useText(tableText);
  return (
    <>
      <Segmented
        label={words.entering}
        options={[
          { value: 'task', label: own.task.title },
          { value: 'piles', label: own.settle.piles },
        ]}
        value={focus === TASK ? 'task' : 'piles'}
        onChange={(to) => onFocus(to === 'task' ? TASK : rivalOf(position))}
      />
      {focus === TASK ? (
        <Palette
          brush={position.task ?? PEARL}
          onPress={(gem) => {
            if (gem === PEARL) return;
            onChange({ ...position, task: gem });
            onFocus(rivalOf(position));
          }}
        />
      ) : (
        <PileTray
          position={position}
          entering={focus - PILES}
          name={name}
          onChange={(change) => onChange({ ...position, ...change })}
        />
      )}
    </>
  );
}
