/** A refused play (mock-up 11): what was tried, why not, the clause, and the ways on. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { hasClause } from '../../../src/games/parts/RefusalNote';
import type { GameWords } from '../../../src/games/words';
import type { Match } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Button, Sheet, T, useTheme, VerdictCard, type VerdictAction } from '../../../src/ui';
import { sayNames } from './names';
import { matchText } from './text';
import { useOpenClause } from './useOpenClause';

/** Only a play the rules let stand by agreement has the key `stands`; the engine says whether it may. */
function standing(move: unknown): object | null {
  if (typeof move !== 'object' || move === null || Object.hasOwn(move, 'stands')) return null;
  return { ...move, stands: true };
}

export function RefusalSheet({ match, words }: { match: Match; words: GameWords }): ReactNode {
  const texts = useText(matchText).refusal;
  const openClause = useOpenClause(match.info.game);
  const { space } = useTheme();
  const { refused, dismissRefusal, info } = match;
  if (!refused || info.mode === 'score') return null;
  const say = sayNames(info.players);
  const tried = (words.tried ?? words.move)(refused.move, say, info.setup);
  const sentence = words.refusal(refused.refusal, say);
  const agreed = standing(refused.move);
  const mayStand = agreed !== null && match.judge(agreed).ok;
  const actions: VerdictAction[] = [
    { label: texts.correct, icon: 'pencil', onPress: dismissRefusal },
  ];
  if (mayStand)
    actions.push({
      label: texts.stand,
      icon: 'handshake',
      note: texts.standHint,
      onPress: () => {
        dismissRefusal();
        void match.attempt(agreed);
      },
    });
  return (
    <Sheet open onClose={dismissRefusal} title={texts.title} bare>
      {hasClause(refused.refusal, words) ? (
        <VerdictCard
          title={tried}
          sentence={sentence}
          clause={refused.refusal.clause}
          clauseWords={words.clauses[refused.refusal.clause]?.words ?? ''}
          openRule={{
            label: texts.rule,
            onPress: (clause) => {
              dismissRefusal();
              openClause(clause);
            },
          }}
          actions={actions}
          game={info.game}
        />
      ) : (
        <View style={{ gap: space.l }}>
          <T variant="title" heading={2}>
            {texts.title}
          </T>
          <T>{sentence}</T>
          <Button label={texts.correct} game={info.game} onPress={dismissRefusal} />
        </View>
      )}
    </Sheet>
  );
}
