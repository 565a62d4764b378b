/** A refused play (mock-up 11): what was tried, why not, the clause, and the ways on. */
import { StackActions, useNavigation } from '@react-navigation/native';
import { Suspense, type ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { hasClause } from '../../../src/games/kit/RefusalNote';
import { type GameBook, gameOf } from '../../../src/games';
import { showPart } from '../../../src/games/kit/part';
import type { GameWords } from '../../../src/games/words';
import { keptOf } from '../../../src/match/holding';
import type { Match } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Button, Sheet, T, useTheme } from '../../../src/ui';
import {
  VerdictActions,
  VerdictCard,
  type VerdictAction,
} from '../../../src/ui/components/VerdictCard';
import { earlierPlay } from './earlier';
import { useMatchNow } from './matchNow';
import { entrySentence } from './logWords';
import { sayNames } from './names';
import { matchText } from './text';
import { useOpenClause } from './useOpenClause';

/** Only a play the rules let stand by agreement has the key `stands`; the engine says whether it may. */
function standing(move: unknown): object | null {
  if (typeof move !== 'object' || move === null || Object.hasOwn(move, 'stands')) return null;
  return { ...move, stands: true };
}

export interface RefusalSheetProps {
  book: GameBook;
  words: GameWords;
}

/** Correct what was just entered, or the earlier entry it contradicts, or let it stand by agreement. */
function useWaysOn(match: Match, { book, words }: RefusalSheetProps): VerdictAction[] {
  const texts = useText(matchText).refusal;
  const navigation = useNavigation();
  const { refused, dismissRefusal, info } = match;
  if (!refused) return [];
  const ways: VerdictAction[] = [{ label: texts.correct, icon: 'pencil', onPress: dismissRefusal }];
  const kept = keptOf(match);
  const earlier = kept && earlierPlay(kept, book);
  if (earlier) {
    const { line, place } = earlier;
    const say = sayNames(info.players);
    ways.push({
      label: texts.correctEarlier,
      icon: 'clock',
      note: texts.earlierEntry(
        place,
        entrySentence(line.move, { game: words, say, setup: info.setup }),
      ),
      onPress: () => {
        dismissRefusal();
        // Pushed: `navigate` would turn this very screen into the correction, and its end would leave the match.
        navigation.dispatch(StackActions.push('Match', { id: info.id, correct: String(line.seq) }));
      },
    });
  }
  const agreed = standing(refused.move);
  if (agreed !== null && match.judge(agreed).ok)
    ways.push({
      label: texts.stand,
      icon: 'handshake',
      note: texts.standHint,
      onPress: () => {
        dismissRefusal();
        void match.attempt(agreed);
      },
    });
  return ways;
}

function Drawn({ match }: { match: Match }): ReactNode {
  const { refused, info } = match;
  const { tried } = gameOf(info.game).parts;
  if (!refused) return null;
  return (
    <Suspense fallback={null}>
      {showPart(tried, {
        players: info.players,
        view: match.view(match.viewer),
        move: refused.move,
      })}
    </Suspense>
  );
}

/** Lower than this, the reason matters more than the second way on. */
const ROOM_FOR_ALL = 700;
const ROOM_FOR_ONE = 300;

/** How many ways on stay in sight while the rest scrolls: all of them, the first, or none. */
function usePinned(): number {
  const { height, fontScale } = useWindowDimensions();
  const { textScale } = useTheme();
  const room = height / (fontScale * textScale);
  return room >= ROOM_FOR_ALL ? Infinity : room >= ROOM_FOR_ONE ? 1 : 0;
}

export function RefusalSheet(props: RefusalSheetProps): ReactNode {
  const { words } = props;
  const match = useMatchNow();
  const texts = useText(matchText).refusal;
  const openClause = useOpenClause(match.info.game);
  const { space } = useTheme();
  const pinned = usePinned();
  const ways = useWaysOn(match, props);
  const { refused, dismissRefusal, info } = match;
  if (!refused || info.mode === 'score') return null;
  const say = sayNames(info.players);
  const sentence = words.refusal(refused.refusal, say);
  const { refusal } = refused;
  const clause = props.book.turnClause?.(refusal) ?? refusal.clause;
  const cited = hasClause({ ...refusal, clause }, words);
  return (
    <Sheet
      open
      onClose={dismissRefusal}
      title={texts.title}
      bare
      footer={
        cited && pinned > 0 ? (
          <VerdictActions actions={ways.slice(0, pinned)} game={info.game} />
        ) : undefined
      }
    >
      {cited ? (
        <VerdictCard
          attempt={<Drawn match={match} />}
          title={(words.tried ?? words.move)(refused.move, say, info.setup)}
          sentence={sentence}
          clause={clause}
          clauseWords={words.clauses[clause]?.words ?? ''}
          openRule={{
            label: texts.rule,
            onPress: (clause) => {
              dismissRefusal();
              openClause(clause);
            },
          }}
          actions={ways.slice(pinned)}
          primary={pinned === 0}
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
