/** The ruling under its green seal: headline, reasoning step by step, the clause that decides. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId } from '../../../src/engine/types';
import type { Answer, Remark, Settled } from '../../../src/games/settle';
import type { GameWords } from '../../../src/games/words';
import { useText } from '../../../src/text/locale';
import { Button, ClauseQuote, ClauseTag, Panel, T, useTheme } from '../../../src/ui';
import { AnswerMark } from './AnswerMark';
import { settleText } from './text';

export interface AnswerCardProps {
  game: GameId;
  answer: Answer;
  words: GameWords;
  say(remark: Remark): string;
  openClause(clause: string): void;
  onShare(settled: Settled): void;
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
  const words = useText(settleText);
  const { space } = useTheme();
  const clause = props.words.clauses[settled.clause];
  return (
    <>
      <View aria-live="polite" style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
        <AnswerMark kind="settled" size={56} />
        <View style={{ flex: 1, gap: 2 }}>
          <T variant="title" heading={2}>
            {say(settled.headline)}
          </T>
          {clause ? <T color="inkSoft">{words.decides(clause.title)}</T> : null}
        </View>
      </View>
      <Steps {...props} steps={settled.steps} />
      {clause ? (
        <ClauseQuote
          clause={settled.clause}
          clauseWords={clause.words}
          game={game}
          openRule={{ onPress: openClause }}
        />
      ) : null}
      <Button
        kind="quiet"
        icon="share"
        label={words.share}
        onPress={() => props.onShare(settled)}
      />
    </>
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
