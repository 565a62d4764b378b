/** What a correction makes of what came after it, a line a deal: kept, in another order, asked about, still waiting. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { GameWords } from '../../../src/games/words';
import { seatOf } from '../../../src/match/seats';
import type { Correction, KeptMatch } from '../../../src/match/types';
import type { Passed } from '../../../src/match/walk';
import { useText } from '../../../src/text/locale';
import {
  ClauseTag,
  Icon,
  Panel,
  PlayerBadge,
  T,
  useTheme,
  type ColorName,
  type IconName,
} from '../../../src/ui';
import { entrySentence } from './logWords';
import { sayNames } from './names';
import { matchText } from './text';
import { useBook } from './useBook';
import { useOpenClause } from './useOpenClause';

interface Group {
  first: Passed;
  entries: readonly Passed[];
}

/** What somebody entered just now stands by itself. */
const isToldWhole = ({ how }: Passed): boolean => how === 'changed' || how === 'added';

/** Neighbours of one deal that fared alike are one line, however many. */
function groupsOf(passed: readonly Passed[]): Group[] {
  const groups: { first: Passed; entries: Passed[] }[] = [];
  for (const entry of passed) {
    const last = groups[groups.length - 1];
    const isAlike = last?.first.how === entry.how && last.first.stage?.now === entry.stage?.now;
    if (last && isAlike && !isToldWhole(entry)) last.entries.push(entry);
    else groups.push({ first: entry, entries: [entry] });
  }
  return groups;
}

/** Which deal of how many, and what was done in it. */
export function placeOf(
  { stage, phase }: Pick<Passed, 'stage' | 'phase'>,
  game: Pick<GameWords, 'stage' | 'phases'>,
): string | null {
  if (!stage || !game.stage) return null;
  const doing = game.phases[phase];
  return [game.stage(stage.now, stage.of), ...(doing ? [doing.toLowerCase()] : [])].join(', ');
}

type Fate = Passed['how'] | 'asked' | 'waits';

/** A sign in a round field; what still waits has only its outline. */
const LOOKS: Record<Fate, { icon: IconName | null; ink: ColorName; ground?: ColorName }> = {
  'as it was': { icon: 'check', ink: 'goodText', ground: 'goodFill' },
  'in another order': { icon: 'swap', ink: 'legalText', ground: 'legalFill' },
  changed: { icon: 'pencil', ink: 'legalText', ground: 'legalFill' },
  added: { icon: 'plus', ink: 'legalText', ground: 'legalFill' },
  'taken out': { icon: 'minus', ink: 'inkFaint', ground: 'paperSunken' },
  asked: { icon: 'close', ink: 'paper', ground: 'illegal' },
  waits: { icon: null, ink: 'inkFaint' },
};
const FIELD = 28;

interface StepProps {
  look: Fate;
  /** Nothing comes after it. */
  last: boolean;
  children: ReactNode;
}

function Step({ look, last, children }: StepProps): ReactNode {
  const { colors, space } = useTheme();
  const { icon, ink, ground } = LOOKS[look];
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.m,
        minHeight: 48,
        paddingHorizontal: space.l,
        paddingVertical: space.s,
        backgroundColor: look === 'asked' ? colors.illegalFill : undefined,
      }}
    >
      {last ? null : (
        <View
          style={{
            position: 'absolute',
            left: space.l + FIELD / 2 - 1,
            top: '50%',
            height: '100%',
            width: 2,
            backgroundColor: colors.line,
          }}
        />
      )}
      <View
        aria-hidden
        style={{
          width: FIELD,
          height: FIELD,
          borderRadius: FIELD / 2,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: ground ? colors[ground] : colors.paper,
          borderWidth: ground ? 0 : 2,
          borderStyle: 'dashed',
          borderColor: colors[ink],
        }}
      >
        {icon ? <Icon name={icon} size={16} color={colors[ink]} /> : null}
      </View>
      <View style={{ flex: 1, gap: space.xs }}>{children}</View>
    </View>
  );
}

/** What it is, and at the end of the line what becomes of it. */
function Line({ what, fate, ink = 'ink', fateInk = 'inkSoft' }: LineProps): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m }}>
      <T variant="label" color={ink} style={{ flexGrow: 1, flexShrink: 1 }}>
        {what}
      </T>
      {fate ? (
        <T variant="caption" color={fateInk}>
          {fate}
        </T>
      ) : null}
    </View>
  );
}

interface LineProps {
  what: string;
  fate?: string;
  ink?: ColorName;
  fateInk?: ColorName;
}

export interface WhatFollowsProps {
  match: KeptMatch;
  correction: Correction;
}

export function WhatFollows({ match, correction }: WhatFollowsProps): ReactNode {
  const words = useText(matchText).walk;
  const { words: game } = useBook(match.info.game);
  const { space } = useTheme();
  const { players, setup } = match.info;
  const say = sayNames(players);
  const [, ...later] = correction.passed;
  const { question, waiting, questions, answered } = correction;
  const told = (move: unknown): string => entrySentence(move, { game, say, setup });
  const behind = waiting.length - (question ? 1 : 0);
  if (later.length === 0 && !question) return null;
  const groups = groupsOf(later);
  const kept = later.filter(({ how }) => how === 'as it was').length;
  return (
    <View style={{ gap: space.s }}>
      <View
        style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', gap: space.s }}
      >
        <T variant="title" heading={2} style={{ flexGrow: 1 }}>
          {words.whatFollows}
        </T>
        <T variant="caption" color="inkSoft">
          {words.counts(kept, later.length - kept, question ? questions - answered : 0)}
        </T>
      </View>
      <Panel bare style={{ overflow: 'hidden', paddingVertical: space.xs }}>
        {groups.map((group, i) => (
          <Step
            key={group.first.seq}
            look={group.first.how}
            last={!question && i === groups.length - 1}
          >
            <GroupLine {...group} match={match} game={game} told={told} />
          </Step>
        ))}
        {question ? (
          <Step look="asked" last={behind === 0}>
            <Line
              what={placeOf(question.entry, game) ?? told(question.entry.move)}
              fate={words.misfit}
              fateInk="illegalText"
            />
          </Step>
        ) : null}
        {behind > 0 ? (
          <Step look="waits" last>
            <T variant="label" color="inkFaint">
              {words.wait(behind)}
            </T>
          </Step>
        ) : null}
      </Panel>
    </View>
  );
}

interface GroupLineProps extends Group {
  match: KeptMatch;
  game: GameWords;
  told(move: unknown): string;
}

/** One deal's entries that fared alike: which deal, how many, and what was made of them. */
function GroupLine({ first, entries, match, game, told }: GroupLineProps): ReactNode {
  const words = useText(matchText).walk;
  const { how, stage } = first;
  if (isToldWhole(first)) return <T variant="label">{told(first.move)}</T>;
  const deal = stage && game.stage ? game.stage(stage.now, stage.of) : null;
  if (how === 'in another order') return <NewOrder {...{ first, entries, match, game }} />;
  const fate = how === 'as it was' ? words.stay(entries.length) : words.out(entries.length);
  const ink = how === 'taken out' ? 'inkFaint' : 'ink';
  return deal ? <Line what={deal} fate={fate} ink={ink} /> : <Line what={fate} ink={ink} />;
}

function NewOrder({ first, entries, match, game }: Omit<GroupLineProps, 'told'>): ReactNode {
  const words = useText(matchText).walk;
  const { space } = useTheme();
  const openClause = useOpenClause(match.info.game);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
      <View style={{ flex: 1, gap: space.xs }}>
        <T variant="label">{placeOf(first, game) ?? words.order(entries.length)}</T>
        <View
          style={{ flexDirection: 'row', alignItems: 'center', gap: space.s, flexWrap: 'wrap' }}
        >
          <T variant="caption" color="inkSoft">
            {words.newOrder}
          </T>
          {entries.map(({ seq, move }) => {
            const player = match.info.players[seatOf(move) ?? -1];
            return player ? <PlayerBadge key={seq} {...player} size={24} /> : null;
          })}
        </View>
      </View>
      {first.clause ? <ClauseTag clause={first.clause} onPress={openClause} /> : null}
    </View>
  );
}
