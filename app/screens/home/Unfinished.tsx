/** Matches that wait: the last one as a card with its scores, the rest as rows. One tap goes on. */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import type { MatchRow } from '../../../src/storage';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import { minus } from '../../../src/text/plural';
import { fittingSize, Icon, PlayerBadge, T, Touch, useCramped, useTheme } from '../../../src/ui';
import { BoxArt } from '../../../src/ui/drawings/BoxCover';
import { homeText } from './text';

const WhereItStands = lazy(() => import('./WhereItStands'));

interface UnfinishedProps {
  match: MatchRow;
  onOpen(id: string): void;
}

function Scores({ match }: { match: MatchRow }): ReactNode {
  const { space } = useTheme();
  const best = Math.max(...match.summary.points);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.m }}>
      {match.players.map((player) => {
        const points = match.summary.points[player.seat] ?? 0;
        return (
          <View key={player.seat} style={{ flexDirection: 'row', alignItems: 'center', gap: 5 }}>
            <PlayerBadge {...player} size={24} decorative />
            <T variant="numS" color={points === best ? 'ink' : 'inkSoft'}>
              {minus(points)}
            </T>
          </View>
        );
      })}
    </View>
  );
}

/** Until the game's words are there, the line says how it is played: nothing moves under a finger. */
function Place({ match, onKnown }: { match: MatchRow; onKnown(place: string): void }): ReactNode {
  const shared = useText(common);
  const mode = (
    <T variant="label" color="inkSoft">
      {shared.modes[match.mode]}
    </T>
  );
  return (
    <Suspense fallback={mode}>
      <WhereItStands match={match} onKnown={onKnown} />
    </Suspense>
  );
}

/** «Незакінчена партія: Промінь. Роздача 3 з 4 · взятки. Оля — 20, Тарас — 25. Продовжити» */
function useSpoken(match: MatchRow) {
  const words = useText(homeText);
  const shared = useText(common);
  const [place, onKnown] = useState('');
  const scores = match.players
    .map((player) => `${player.name} — ${minus(match.summary.points[player.seat] ?? 0)}`)
    .join(', ');
  const told = [shared.games[match.game], place, scores].filter(Boolean).join('. ');
  return { label: `${words.unfinishedOne}: ${told}. ${words.goOn}`, onKnown };
}

/** Narrower than this, in letters of the usual size, the cover leaves its room to the words. */
const ROOM_FOR_COVER = 260;

/** A game's name beside its cover: a long word stays whole, in smaller letters where it must. */
function useNameSize(name: string, cover: number) {
  const { width, fontScale } = useWindowDimensions();
  const { space, type } = useTheme();
  const room = (width - cover - 2 * space.page - 2 * space.l) / Math.min(2, fontScale);
  const size = fittingSize(name, room, type.heading.fontSize ?? 20, 16, 'display');
  return { fontSize: size, lineHeight: Math.round(size * 1.3) };
}

export function UnfinishedCard({ match, onOpen }: UnfinishedProps): ReactNode {
  const { label, onKnown } = useSpoken(match);
  const words = useText(homeText);
  const shared = useText(common);
  const { colors, space, radii, shadow, game, look } = useTheme();
  const tint = game(match.game);
  const art = useCramped(ROOM_FOR_COVER) ? 48 : 92;
  const nameSize = useNameSize(shared.games[match.game], art + 16);
  return (
    <Touch
      sinks
      label={label}
      onPress={() => onOpen(match.id)}
      style={{
        flexDirection: 'row',
        borderRadius: radii.sheet,
        overflow: 'hidden',
        backgroundColor: colors.paper,
        boxShadow: shadow('panel'),
      }}
    >
      <View style={{ flex: 1, padding: space.l, gap: space.s }}>
        <T variant="label" color={tint.accent}>
          {words.unfinishedOne}
        </T>
        <View>
          <T variant="heading" style={nameSize}>
            {shared.games[match.game]}
          </T>
          <Place match={match} onKnown={onKnown} />
        </View>
        <Scores match={match} />
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
          <T variant="button" color={tint.accent}>
            {words.goOn}
          </T>
          <Icon name="arrowR" size={20} color={tint.accent} />
        </View>
      </View>
      <View
        style={{
          width: art + 16,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: look(match.game).cover,
        }}
      >
        <BoxArt game={match.game} size={art} />
      </View>
    </Touch>
  );
}

export function UnfinishedRow({ match, onOpen }: UnfinishedProps): ReactNode {
  const { label, onKnown } = useSpoken(match);
  const shared = useText(common);
  const { colors, space, radii, shadow } = useTheme();
  return (
    <Touch
      label={label}
      onPress={() => onOpen(match.id)}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.m,
        padding: space.m,
        borderRadius: radii.panel,
        backgroundColor: colors.paper,
        boxShadow: shadow('piece'),
      }}
    >
      <View style={{ flex: 1, gap: space.xs }}>
        <View>
          <T variant="bodyStrong">{shared.games[match.game]}</T>
          <Place match={match} onKnown={onKnown} />
        </View>
        <Scores match={match} />
      </View>
      <Icon name="arrowR" size={20} color={colors.inkSoft} />
    </Touch>
  );
}
