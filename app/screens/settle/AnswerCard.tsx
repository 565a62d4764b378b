/** The ruling under its green seal: the headline answers alone; drawing, clause and reasoning prove it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId } from '../../../src/games';
import type { Answer, Remark, Settled } from '../../../src/games/settle';
import type { GameWords } from '../../../src/games/words';
import { useText } from '../../../src/text/locale';
import { Button, ClauseTag, IconButton, Panel, T, useTheme } from '../../../src/ui';
import { ClauseQuote } from '../../../src/ui/components/VerdictCard';
import { Moving, type Motion } from '../../../src/ui/motion';
import { AnswerMark } from './AnswerMark';
import { settleText } from './text';

export interface AnswerCardProps {
  game: GameId;
  answer: Answer;
  words: GameWords;
  say(remark: Remark): string;
  openClause(clause: string): void;
  onShare(settled: Settled): void;
  /** What the ruling looks like, where the game draws it. */
  proof?: ReactNode;
  /** It was settled just now: the seal lands. */
  lands: boolean;
  /** Away with this position, to the next dispute. */
  onAnother(): void;
}

export function AnswerCard(props: AnswerCardProps): ReactNode {
  const { answer } = props;
  const words = useText(settleText);
  const { space } = useTheme();
  return (
    <Panel label={words.answer} style={{ gap: space.m }}>
      {answer.kind === 'settled' ? (
        <Ruling {...props} settled={answer} />
      ) : (
        <NoRuling {...props} kind={answer.kind} remark={answer.remark} />
      )}
    </Panel>
  );
}

function Ruling(props: AnswerCardProps & { settled: Settled }): ReactNode {
  const { settled, say, openClause, game } = props;
  const { space, motion } = useTheme();
  const clause = props.words.clauses[settled.clause];
  return (
    <>
      <View aria-live="polite" style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
        <Moving motion={props.lands ? { ms: motion.settle, frames: STAMP } : null}>
          <AnswerMark kind="settled" size={56} />
        </Moving>
        <T variant="title" heading={2} style={{ flex: 1 }}>
          {say(settled.headline)}
        </T>
      </View>
      {props.proof}
      {clause ? (
        <ClauseQuote
          clause={settled.clause}
          clauseWords={clause.words}
          game={game}
          openRule={{ onPress: openClause }}
        />
      ) : null}
      <Steps {...props} steps={settled.steps} />
      <Actions {...props} />
    </>
  );
}

/** The seal comes down on the paper. */
const STAMP: Motion['frames'] = { 0: { scale: 1.35, opacity: 0 }, 0.7: { scale: 0.96 }, 1: {} };

function Actions(props: AnswerCardProps & { settled: Settled }): ReactNode {
  const { settled, game } = props;
  const words = useText(settleText);
  const { space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
      <IconButton
        tile
        icon="book"
        label={words.openRule}
        onPress={() => props.openClause(settled.clause)}
      />
      <IconButton tile icon="share" label={words.share} onPress={() => props.onShare(settled)} />
      <View style={{ flex: 1 }}>
        <Button game={game} icon="pencil" label={words.another} onPress={props.onAnother} />
      </View>
    </View>
  );
}

function Steps(props: AnswerCardProps & { steps: readonly Remark[] }): ReactNode {
  const words = useText(settleText);
  const { space } = useTheme();
  return (
    <View role="list" aria-label={words.steps} style={{ gap: space.m }}>
      {props.steps.map((step, i) => (
        <View key={i} role="listitem" style={{ flexDirection: 'row', gap: space.m }}>
          <Number n={i + 1} />
          <T style={{ flex: 1, paddingTop: 2 }}>{props.say(step)}</T>
          {step.clause ? (
            <View style={{ paddingTop: 2 }}>
              <ClauseTag clause={step.clause} onPress={props.openClause} />
            </View>
          ) : null}
        </View>
      ))}
    </View>
  );
}

function Number({ n }: { n: number }): ReactNode {
  const { colors } = useTheme();
  return (
    <View
      style={{
        minWidth: 28,
        height: 28,
        borderRadius: 14,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: colors.paperSunken,
      }}
    >
      <T variant="label" color="inkSoft" allowFontScaling={false}>
        {n}
      </T>
    </View>
  );
}

/** Nothing to rule on: something is missing, or no such thing can lie on a table. */
function NoRuling(
  props: AnswerCardProps & { kind: 'incomplete' | 'impossible'; remark: Remark },
): ReactNode {
  const { kind, remark, say, openClause } = props;
  const words = useText(settleText);
  const { space } = useTheme();
  const wrong = kind === 'impossible';
  return (
    <View aria-live="polite" style={{ flexDirection: 'row', gap: space.m }}>
      <AnswerMark kind={kind} size={40} />
      <View style={{ flex: 1, gap: space.xs }}>
        <T variant="heading" heading={2} color={wrong ? 'illegalText' : 'ink'}>
          {words[kind]}
        </T>
        <T color="inkSoft">{say(remark)}</T>
        {wrong && remark.clause ? <ClauseTag clause={remark.clause} onPress={openClause} /> : null}
      </View>
    </View>
  );
}
