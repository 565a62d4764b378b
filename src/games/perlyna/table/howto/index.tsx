/** «Перлина Сходу» for the first time: a line with the pearl, the tasks that are tapped, all eight of them. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Mode } from '../../../../engine/types';
import { Panel, useTheme } from '../../../../ui';
import { KINDS, type Kind } from '../../../gems/rules/kinds';
import { FieldPicture, type PictureLine } from '../../../gems/table/FieldPicture';
import { HowToDeck } from '../../../kit/HowToDeck';
import type { HowToProps } from '../../../table';
import { TaskBoard } from '../parts/TaskBoard';
import type { TaskState } from '../parts/taskStates';
import { howToWords } from '../../words/howTo';

export default function HowTo({ mode, onClose }: HowToProps): ReactNode {
  return (
    <HowToDeck
      game="perlyna"
      mode={mode}
      words={howToWords}
      aim={<FieldPicture lines={FIELD} run={{ line: 'row', index: 1, start: 1, length: 3 }} />}
      turn={<Entry mode={mode} />}
      end={<Board tasks={KINDS.map((kind) => ({ kind, is: 'done' }))} />}
      onClose={onClose}
    />
  );
}

const FIELD: readonly PictureLine[] = [
  ['red', 'sky', 'lime', 'violet', 'orange'],
  ['green', 'blue', 'pearl', 'blue', 'yellow'],
  ['violet', 'lime', 'red', 'sky', 'green'],
];

const STATES: Partial<Record<Kind, TaskState>> = {
  red: { kind: 'red', is: 'done' },
  orange: { kind: 'orange', is: 'top' },
  sky: { kind: 'sky', is: 'blocked', by: [] },
  blue: { kind: 'blue', is: 'chosen', order: 1 },
};

function Entry({ mode }: { mode: Mode }): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ alignSelf: 'stretch', gap: space.m }}>
      {mode === 'score' ? null : <FieldPicture lines={FIELD} arrow={1} />}
      <Board tasks={KINDS.map((kind) => STATES[kind] ?? { kind, is: 'later' })} />
    </View>
  );
}

function Board({ tasks }: { tasks: readonly TaskState[] }): ReactNode {
  return (
    <Panel style={{ alignSelf: 'stretch' }}>
      <TaskBoard tasks={tasks} players={[]} wrong={null} hints="told" onPress={() => undefined} />
    </Panel>
  );
}
