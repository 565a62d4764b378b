/** How it came about: the game's own part, every line of everyone's points, and ways to look back. */
import { useNavigation } from '@react-navigation/native';
import { lazy, Suspense, type ReactNode } from 'react';
import { View } from 'react-native';

import { gameOf } from '../../../src/games';
import { showPart } from '../../../src/games/kit/part';
import type { GameWords } from '../../../src/games/words';
import { keptOf } from '../../../src/match/holding';
import type { KeptMatch, Match } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Button, Icon, ListRow, PlayerBadge, T, useTheme } from '../../../src/ui';
import { sayNames } from './names';
import { isOurChance } from './ourChance';
import type { Place } from './Podium';
import { ScoreLines } from './ScoreLines';
import { matchText } from './text';
import { useOpenClause } from './useOpenClause';

const AboutMatch = lazy(() => import('../about/AboutMatch'));

export interface EndDetailsProps {
  match: Match;
  places: readonly Place[];
  words: GameWords;
}

export function EndDetails({ match, places: all, words }: EndDetailsProps): ReactNode {
  const { info, standing } = match;
  const kept = keptOf(match);
  const openClause = useOpenClause(info.game);
  const say = sayNames(info.players);
  return (
    <>
      {/* How a game ends is told by games that have come to their end. */}
      {kept?.info.endedEarly || kept?.info.late ? null : (
        <Suspense fallback={null}>
          {showPart(gameOf(info.game).parts.ending, {
            setup: info.setup,
            players: info.players,
            standing,
            view: match.view('table'),
            words,
            say,
            openClause,
          })}
        </Suspense>
      )}
      {all.map(({ player, points }) => {
        const lines = standing.lines.filter((line) => line.seat === player.seat);
        if (lines.length === 0) return null;
        return (
          <Whose key={player.seat} player={player}>
            <ScoreLines
              game={info.game}
              player={player}
              total={points ?? 0}
              lines={lines}
              words={words}
              say={say}
            />
          </Whose>
        );
      })}
      {kept ? (
        <Suspense fallback={null}>
          <AboutMatch match={kept} />
        </Suspense>
      ) : null}
      {kept ? <WaysBack match={kept} /> : null}
    </>
  );
}

/** Lines of several people stand below each other: each below its name. */
function Whose({ player, children }: { player: Place['player']; children: ReactNode }): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ gap: space.xs }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
        <PlayerBadge name={player.name} colour={player.colour} size={26} decorative />
        <T variant="bodyStrong" style={{ flexShrink: 1 }}>
          {player.name}
        </T>
      </View>
      {children}
    </View>
  );
}

function WaysBack({ match }: { match: KeptMatch }): ReactNode {
  const { info } = match;
  const texts = useText(matchText);
  const navigation = useNavigation();
  const { space } = useTheme();
  return (
    <>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
        <Button
          kind="quiet"
          icon="chart"
          label={texts.chart}
          onPress={() => navigation.navigate('Standings', { id: info.id })}
          style={{ flexGrow: 2, flexShrink: 1 }}
        />
        <Button
          kind="quiet"
          icon="clock"
          label={texts.log}
          onPress={() => navigation.navigate('Log', { id: info.id })}
          style={{ flexGrow: 1, flexShrink: 1 }}
        />
      </View>
      <ListRow
        title={texts.verify}
        note={info.forged ? texts.verifyForged : texts.verifyNote(info.closing ?? '')}
        before={<Icon name={info.forged ? 'flag' : 'scales'} />}
        onPress={() => navigation.navigate('Verify', { id: info.id })}
      />
      {isOurChance(match) ? (
        <ListRow
          title={texts.fairness}
          note={texts.fairnessOpen}
          before={<Icon name="lock" />}
          onPress={() => navigation.navigate('Fairness', { id: info.id })}
        />
      ) : null}
    </>
  );
}
