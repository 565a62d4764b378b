/** A player's eight tasks: done, on top, possible, blocked and by whom. Tapped in the order they are laid. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { useText } from '../../../../text/locale';
import {
  fittingSize,
  Icon,
  PlayerBadge,
  T,
  Touch,
  useCramped,
  useTheme,
  type Theme,
} from '../../../../ui';
import { Gem, GemMark, Pearl } from '../../../gems/table/Gem';
import { gridText } from '../../../gems/words/table';
import type { Kind } from '../../../gems/rules/kinds';
import type { SeatPlayer } from '../../../table';
import { tableText } from '../../words/table';
import type { TaskState } from './taskStates';

export interface TaskBoardProps {
  tasks: readonly TaskState[];
  players: readonly SeatPlayer[];
  /** The task whose choice the rules refuse. */
  wrong: Kind | null;
  /** What can be claimed glows, is only told, or is for the player to find out. */
  hints: 'glow' | 'told' | 'none';
  onPress(kind: Kind): void;
  /** Keeps where the tasks lie. */
  spots?: Map<Kind, View>;
}

/** What stands between three tiles and the edges of a narrow screen, for each of them. */
const BESIDE = 24;

/** On a narrow screen the letters of all tiles are as small as the longest name needs. */
function useLabelSize(): number | undefined {
  const { width } = useWindowDimensions();
  const { fontSize = 13 } = useTheme().type.caption;
  const gems = useText(gridText).gem;
  if (!useCramped()) return undefined;
  return fittingSize(Object.values(gems).join(' '), width / 3 - BESIDE, fontSize, 11);
}

export function TaskBoard(props: TaskBoardProps): ReactNode {
  const words = useText(tableText).task;
  const cramped = useCramped();
  return (
    <View
      role="group"
      aria-label={words.title}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}
    >
      {props.tasks.map((task) => (
        <View
          key={task.kind}
          ref={(view) => {
            if (view) props.spots?.set(task.kind, view);
            else props.spots?.delete(task.kind);
          }}
          style={{ flexGrow: 1, flexBasis: cramped ? '30%' : '22%' }}
        >
          <TaskTile {...props} task={task} wrong={props.wrong === task.kind} />
        </View>
      ))}
    </View>
  );
}

interface Look {
  edge: string;
  fill: string;
  ink: string;
}

function lookOf(task: TaskState, wrong: boolean, glows: boolean, { colors }: Theme): Look {
  const { illegal, illegalFill, illegalText, good, goodFill, goodText } = colors;
  if (wrong || task.is === 'blocked') return { edge: illegal, fill: illegalFill, ink: illegalText };
  if (task.is === 'done' || task.is === 'top') return { edge: good, fill: goodFill, ink: goodText };
  const honey = task.is === 'chosen' || (glows && task.is !== 'later');
  if (honey) return { edge: colors.legal, fill: colors.legalFill, ink: colors.legalText };
  const fill = task.is === 'later' && glows ? colors.paperSunken : colors.paperRaised;
  return { edge: colors.line, fill, ink: colors.inkSoft };
}

interface TaskTileProps extends Omit<TaskBoardProps, 'tasks' | 'wrong'> {
  task: TaskState;
  wrong: boolean;
}

function TaskTile({ task, players, wrong, hints, onPress }: TaskTileProps): ReactNode {
  const words = useText(tableText).task;
  const gems = useText(gridText).gem;
  const theme = useTheme();
  const { colors, radii } = theme;
  const glows = hints === 'glow';
  const undecided = task.is === 'open' || task.is === 'pearl' || task.is === 'later';
  const look = lookOf(task, wrong, glows, theme);
  const chosen = task.is === 'chosen';
  const label = undecided && !glows ? gems[task.kind] : shownState(task, words);
  const fontSize = useLabelSize();
  const by = task.is === 'blocked' ? task.by.flatMap((seat) => players[seat] ?? []) : [];
  return (
    <Touch
      role="checkbox"
      aria-checked={chosen}
      label={
        undecided && hints === 'none'
          ? gems[task.kind]
          : words.spoken(task.kind, spokenState(task, by, words))
      }
      onPress={() => onPress(task.kind)}
      sinks
      style={{
        minHeight: 78,
        paddingVertical: 6,
        paddingHorizontal: 2,
        gap: 3,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: radii.tile,
        borderWidth: chosen ? 3 : 1.5,
        borderStyle: wrong ? 'dashed' : 'solid',
        borderColor: look.edge,
        backgroundColor: look.fill,
        boxShadow: chosen ? `0px 0px 0px 3px ${colors.legalGlow}66` : undefined,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'flex-end' }}>
        {task.is === 'later' && glows ? (
          <GemMark kind={task.kind} size={38} outline decorative />
        ) : (
          <Gem kind={task.kind} size={38} decorative />
        )}
        {task.is === 'pearl' && glows ? (
          <View style={{ marginLeft: -12 }}>
            <Pearl size={18} decorative />
          </View>
        ) : null}
        {by.map(({ seat, name, colour }, i) => (
          <View key={seat} style={{ marginLeft: i === 0 ? -10 : -8 }}>
            <PlayerBadge name={name} colour={colour} size={20} decorative />
          </View>
        ))}
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
        {mark(task) ? <Icon name={mark(task) ?? 'check'} size={13} color={look.ink} /> : null}
        <T
          variant="caption"
          color={look.ink}
          numberOfLines={1}
          style={fontSize ? { fontSize } : null}
        >
          {label}
        </T>
      </View>
    </Touch>
  );
}

function mark({ is }: TaskState): 'check' | 'lock' | null {
  if (is === 'done' || is === 'top') return 'check';
  return is === 'blocked' ? 'lock' : null;
}

type TaskWords = (typeof tableText)['uk']['task'];

function shownState(task: TaskState, words: TaskWords): string {
  return task.is === 'chosen' ? words.chosen(task.order) : words[task.is];
}

function spokenState(task: TaskState, by: readonly SeatPlayer[], words: TaskWords): string {
  if (task.is === 'chosen') return words.spokenChosen(task.order);
  if (task.is === 'blocked') return words.spokenBlocked(by.map(({ name }) => name));
  return words[task.is];
}
