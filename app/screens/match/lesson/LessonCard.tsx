/** One sentence at a time, the first time its clause matters (mock-up 44); it points at what it speaks of. */
import { use, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { gameOf, type GameId } from '../../../../src/games';
import { lessonIn, type LessonPlace, type Lessons } from '../../../../src/games/lessons';
import { peopleAt } from '../../../../src/match/botChairs';
import { Learning, type Learnt } from '../../../../src/match/lessons';
import type { KeptMatch } from '../../../../src/match/types';
import { useLocale, useText } from '../../../../src/text/locale';
import { ClauseTag, Icon, T, Touch, useTheme } from '../../../../src/ui';
import { useOpenClause } from '../useOpenClause';
import { lessonText } from './text';

export default function LessonCard({ match }: { match: KeptMatch }): ReactNode {
  const lessons = use(gameOf(match.info.game).lessons());
  return lessons ? <Taught match={match} lessons={lessons} /> : null;
}

function Taught({ match, lessons }: { match: KeptMatch; lessons: Lessons }): ReactNode {
  const { info, look } = match;
  const [learning] = useState(() => new Learning(peopleAt(info.players)[0] ?? 0, lessons));
  const learnt = learning.at(match);
  const locale = useLocale();
  const { space } = useTheme();
  // What lies open is looked at first.
  const now = look ? null : learnt.now;
  const sentence = now ? lessonIn(lessons.words[locale], now) : '';
  return (
    <View style={{ paddingHorizontal: space.m, paddingBottom: space.s, gap: space.xs }}>
      {/* Always there, so that what comes into it is announced. */}
      <View role="status">
        {now ? (
          <Sentence game={info.game} clause={now.clause} at={now.at} sentence={sentence} />
        ) : null}
      </View>
      <Met {...learnt} game={info.game} />
    </View>
  );
}

interface SentenceProps {
  game: GameId;
  clause: string;
  at: LessonPlace;
  sentence: string;
}

const EDGE = 6;

function Sentence({ game, clause, at, sentence }: SentenceProps): ReactNode {
  const words = useText(lessonText);
  const openClause = useOpenClause(game);
  const { colors, radii, space, shadow, game: lookOf } = useTheme();
  const { accent } = lookOf(game);
  return (
    <View>
      {at === 'table' ? <Tip up /> : null}
      <View
        style={{
          backgroundColor: colors.paperRaised,
          borderRadius: radii.panel,
          borderWidth: 1.5,
          borderColor: colors.lineStrong,
          borderLeftWidth: EDGE,
          borderLeftColor: accent,
          boxShadow: shadow('piece'),
          paddingHorizontal: space.m,
          paddingTop: space.s,
        }}
      >
        <T variant="bodyStrong">{sentence}</T>
        <View
          style={{ flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: space.s }}
        >
          <ClauseTag clause={clause} onPress={openClause} />
          <T variant="caption" color="inkSoft" style={{ flexGrow: 1 }}>
            {words.first}
          </T>
          <Touch
            label={`${words.why}: ${clause}`}
            onPress={() => openClause(clause)}
            style={{ flexDirection: 'row', alignItems: 'center', minHeight: 48, gap: space.xs }}
          >
            <T variant="bodyStrong" color={accent}>
              {words.why}
            </T>
            <Icon name="right" size={18} color={accent} />
          </Touch>
        </View>
      </View>
      {at === 'hand' ? <Tip /> : null}
    </View>
  );
}

const TIP = 12;

/** Where to look: up at the table, or down at what lies before whoever decides. */
function Tip({ up = false }: { up?: boolean }): ReactNode {
  const { colors } = useTheme();
  return (
    <View
      aria-hidden
      style={{
        alignSelf: 'center',
        width: 0,
        height: 0,
        borderLeftWidth: TIP,
        borderRightWidth: TIP,
        borderLeftColor: 'transparent',
        borderRightColor: 'transparent',
        ...(up
          ? { borderBottomWidth: TIP - 2, borderBottomColor: colors.lineStrong }
          : { borderTopWidth: TIP - 2, borderTopColor: colors.lineStrong }),
      }}
    />
  );
}

const DOT = 8;

function Met({ met, of, now, game }: Learnt & { game: string }): ReactNode {
  const words = useText(lessonText);
  const { colors, space, game: lookOf } = useTheme();
  const { accent } = lookOf(game);
  return (
    <View
      accessible
      role="img"
      aria-label={words.spoken(met, of)}
      style={{ flexDirection: 'row', alignItems: 'center', gap: space.xs, minHeight: 24 }}
    >
      {Array.from({ length: of }, (_, i) => {
        const isNow = now !== null && i === met - 1;
        return (
          <View
            key={i}
            style={{
              width: isNow ? 2 * DOT : DOT,
              height: DOT,
              borderRadius: DOT / 2,
              backgroundColor: isNow ? colors.legalGlow : i < met ? accent : colors.line,
            }}
          />
        );
      })}
      <T variant="label" color="inkSoft" align="right" style={{ flex: 1 }}>
        {words.met(met)}
      </T>
    </View>
  );
}
