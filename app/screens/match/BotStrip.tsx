/** What the app's opponents have just done, in words, and which of them is about to act; a touch anywhere hurries it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { GameWords } from '../../../src/games/words';
import { isBotAt, peopleAt } from '../../../src/match/botChairs';
import { keptOf } from '../../../src/match/holding';
import { seatOf } from '../../../src/match/seats';
import type { KeptMatch, Told } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { PlayerBadge, T, Touch, useTheme } from '../../../src/ui';
import { botsText } from '../../bots/text';
import { Bulb } from './Bulb';
import { moveSentence } from './logWords';
import { useMatchNow } from './matchNow';
import { sayNames } from './names';
import { matchText } from './text';
import { ThinkingDots } from './ThinkingDots';

/** The last thing one of them did since whoever plays here decided something. */
function latestOf({ info, since, viewer }: KeptMatch): Told | undefined {
  const seat = viewer === 'table' ? peopleAt(info.players)[0] : viewer;
  if (seat === undefined) return undefined;
  return since(seat).findLast(({ move }) => isBotAt(info.players, seatOf(move) ?? -1));
}

export interface BotStripProps {
  words: GameWords;
  /** Advice can be asked for now. */
  onHint: (() => void) | null;
}

export function BotStrip(props: BotStripProps): ReactNode {
  const { words: game } = props;
  const match = keptOf(useMatchNow());
  const words = useText(matchText);
  const bots = useText(botsText);
  const { colors, space } = useTheme();
  if (!match || match.info.players.every(({ bot }) => !bot)) return null;
  const { players, setup } = match.info;
  const told = latestOf(match);
  const thinks = match.thinking === null ? undefined : players[match.thinking];
  const did = players[seatOf(told?.move) ?? -1];
  const shown = did ?? thinks;
  const player = shown ?? (props.onHint ? players.find(({ bot }) => !bot) : undefined);
  if (!player) return null;
  const telling = { words, game, say: sayNames(players), setup };
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s,
        minHeight: 48,
        marginHorizontal: space.m,
        paddingHorizontal: space.s,
        borderRadius: 14,
        borderWidth: 1,
        borderStyle: thinks ? 'dashed' : 'solid',
        borderColor: thinks ? colors.lineStrong : colors.line,
        backgroundColor: colors.paperRaised,
      }}
    >
      <PlayerBadge {...player} size={34} winding={player === thinks} decorative />
      <View style={{ flex: 1 }}>
        <View role="status">
          <T variant="bodyStrong" numberOfLines={2}>
            {told
              ? moveSentence({ ...told, undone: false }, { ...telling, isOpen: told.lies ?? false })
              : thinks
                ? ''
                : bots.yourTurn}
          </T>
        </View>
        {thinks ? (
          <T variant="label" color="inkSoft" aria-hidden>
            {`${bots.thinks(thinks.name)} · ${bots.hurry}`}
          </T>
        ) : null}
      </View>
      {thinks && thinks !== player ? (
        <PlayerBadge {...thinks} size={26} winding decorative />
      ) : null}
      {thinks ? <ThinkingDots /> : null}
      {props.onHint ? (
        <Touch
          label={bots.hint.title}
          onPress={props.onHint}
          style={{ width: 48, height: 48, alignItems: 'center', justifyContent: 'center' }}
        >
          <Bulb size={26} color={colors.legal} />
        </Touch>
      ) : null}
    </View>
  );
}
