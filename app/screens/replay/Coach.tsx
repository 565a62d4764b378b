/** What a strong player would have chosen at this step with what its chair could know then, and what that was worth. */
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { bots } from '../../../src/bots';
import { coachAt, COACH_EFFORT, type Decision } from '../../../src/bots/coach';
import type { Option } from '../../../src/bots/kit/types';
import { SLICE_MS } from '../../../src/bots/pace';
import { gameOf } from '../../../src/games';
import { reasonIn, type BotWords } from '../../../src/games/botWords';
import { showPart } from '../../../src/games/kit/part';
import type { KeptMatch, LogLine } from '../../../src/match/types';
import { createBreather } from '../../../src/storage/backup';
import { useText } from '../../../src/text/locale';
import { ClauseTag, Panel, T, useTheme } from '../../../src/ui';
import { size, tenths } from '../../bots/tenths';
import { botsText } from '../../bots/text';
import { useBotWords } from '../../bots/useBotWords';
import { scaleOf, ValueBar } from '../../bots/ValueBar';
import { useOpenClause } from '../match/useOpenClause';
import { actorOf } from './steps';
import { tellMove, type Told } from './told';
import { coachRng } from './useCoaching';

/** Whoever slides through a match is not waiting for it. */
const STAYED_MS = 350;

export interface CoachProps extends Told {
  moves: readonly LogLine[];
}

export default function Coach(props: CoachProps): ReactNode {
  if (actorOf(props.step) === null || props.step.line?.forced) return null;
  return <Weighed {...props} />;
}

/** In slices, and only as long as somebody looks at this step. */
async function weighed(
  match: KeptMatch,
  moves: readonly LogLine[],
  at: number,
  isWanted: () => boolean,
): Promise<Decision | null> {
  const { game, setup, commitment } = match.info;
  const [rules, bot] = await Promise.all([gameOf(game).rules(), bots[game]()]);
  const rngAt = coachRng(commitment);
  const made = moves.map(({ move }) => move);
  const going = coachAt({ rules, bot, rngAt, effort: COACH_EFFORT }, setup, made, at);
  const breathe = createBreather({ sliceMs: SLICE_MS });
  while (isWanted()) {
    const step = going.next();
    if (step.done) return step.value;
    if (breathe.isDue()) await breathe();
  }
  return null;
}

function useDecision({ match, moves, step }: CoachProps): Decision | null {
  const [decision, setDecision] = useState<Decision | null>(null);
  const at = step.number - 1;
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      weighed(match, moves, at, () => wanted).then(
        (found) => wanted && setDecision(found),
        // Without it the step is told all the same.
        () => undefined,
      );
    }, STAYED_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [match, moves, at]);
  return decision;
}

function Weighed(props: CoachProps): ReactNode {
  const words = useText(botsText);
  const says = useBotWords(props.match.info.game);
  const { space } = useTheme();
  const decision = useDecision(props);
  return (
    <Panel label={words.coach.title} style={{ gap: space.s }}>
      <T variant="heading" heading={2}>
        {words.coach.title}
      </T>
      {decision ? (
        <Verdict {...props} decision={decision} says={says} />
      ) : (
        <T color="inkSoft">{words.coach.weighing}</T>
      )}
    </Panel>
  );
}

interface VerdictProps extends CoachProps {
  decision: Decision;
  says: BotWords;
}

function Verdict({ decision, says, ...told }: VerdictProps): ReactNode {
  const { coach: words, comma } = useText(botsText);
  const openClause = useOpenClause(told.match.info.game);
  const { colors, space } = useTheme();
  const { best, played, speaks, difference, spread, reasons } = decision;
  if (played === null) return <T>{words.unweighed}</T>;
  if (played === best) return <T>{words.same}</T>;
  if (!speaks) return <T>{words.even(size(difference, comma), size(spread, comma))}</T>;
  const nameOf = (choice: unknown): string => says.choice?.(choice) ?? tellMove(told, choice);
  const why = reasons.flatMap((reason) => reasonIn(says, reason) ?? []).slice(0, 2);
  const clause = reasons.map(({ key }) => says.clauses[key]).findLast(Boolean);
  const view = told.step.before?.view('table');
  const { logged } = gameOf(told.match.info.game).parts;
  // What was not played stays as its chair knew it: of an own card its back.
  const drawn = (move: unknown): ReactNode =>
    view === undefined ? null : showPart(logged, { move, view });
  return (
    <View style={{ gap: space.s }}>
      <T variant="bodyStrong">{words.better(nameOf(best.choice))}</T>
      <T color={colors.illegalText}>{words.cost(size(difference, comma), size(spread, comma))}</T>
      <Bar
        label={words.played}
        option={played}
        all={[best, played]}
        color={colors.illegal}
        drawn={drawn(told.step.line?.move)}
      />
      <Bar
        label={words.instead}
        option={best}
        all={[best, played]}
        color={colors.good}
        drawn={drawn(best.choice)}
      />
      <T>{why.join(' ')}</T>
      <View style={{ flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: space.s }}>
        {clause ? <ClauseTag clause={clause} onPress={openClause} /> : null}
        <T variant="label" color="inkSoft" align="right" style={{ flex: 1 }}>
          {words.then}
        </T>
      </View>
    </View>
  );
}

interface BarProps {
  label: string;
  option: Option<unknown>;
  all: readonly Option<unknown>[];
  color: string;
  drawn: ReactNode;
}

function Bar({ label, option, all, color, drawn }: BarProps): ReactNode {
  const { comma } = useText(botsText);
  const { space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
      <View aria-hidden>
        <Suspense fallback={null}>{drawn}</Suspense>
      </View>
      <View style={{ flex: 1, gap: space.xs }}>
        <View style={{ flexDirection: 'row', gap: space.s }}>
          <T variant="label" style={{ flex: 1 }}>
            {label}
          </T>
          <T variant="label">{`${tenths(option.value, comma)} ± ${size(option.spread, comma)}`}</T>
        </View>
        <ValueBar {...option} scale={scaleOf(all)} color={color} />
      </View>
    </View>
  );
}
