/** The three moves of one player that cost most; each leads to its step of the replay. A table to whoever listens. */
import { Suspense, type ReactNode } from 'react';
import { View } from 'react-native';

import type { Decision } from '../../../src/bots/coach';
import { gameOf } from '../../../src/games';
import { showPart } from '../../../src/games/kit/part';
import type { KeptMatch, LogLine } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Icon, Panel, PlayerBadge, T, Touch, useTheme } from '../../../src/ui';
import { size } from '../../bots/tenths';
import { botsText } from '../../bots/text';
import { useBotWords } from '../../bots/useBotWords';
import { sayNames } from '../match/names';
import { useBook } from '../match/useBook';
import { tellMove } from './told';

export interface CostliestProps {
  match: KeptMatch;
  moves: readonly LogLine[];
  seat: number;
  worst: readonly Decision[];
  onWatch(decision: Decision): void;
}

export function Costliest({ match, moves, seat, worst, onWatch }: CostliestProps): ReactNode {
  const { coach: words } = useText(botsText);
  const { space } = useTheme();
  const player = match.info.players[seat];
  if (!player) return null;
  return (
    <Panel label={`${player.name}: ${words.costliest}`} style={{ gap: space.s }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
        <PlayerBadge {...player} size={32} decorative />
        <T variant="heading" heading={2} style={{ flex: 1 }}>
          {player.name}
        </T>
        <T variant="label" color="inkSoft">
          {words.costliest}
        </T>
      </View>
      {worst.length === 0 ? <T color="inkSoft">{words.none}</T> : null}
      <View role="list">
        {worst.map((decision, i) => (
          <View key={decision.move} role="listitem">
            <Row match={match} moves={moves} decision={decision} nth={i + 1} onWatch={onWatch} />
          </View>
        ))}
      </View>
    </Panel>
  );
}

interface RowProps extends Pick<CostliestProps, 'match' | 'moves' | 'onWatch'> {
  decision: Decision;
  nth: number;
}

const MARK = 28;

function Row({ match, moves, decision, nth, onWatch }: RowProps): ReactNode {
  const { coach: words, comma } = useText(botsText);
  const { colors, space } = useTheme();
  const { info } = match;
  const { words: game } = useBook(info.game);
  const says = useBotWords(info.game);
  const told = { match, words: game, say: sayNames(info.players) };
  const line = moves[decision.move];
  const stage = line?.before()?.stage;
  const at = [
    stage ? (game.stage?.(stage.now, stage.of) ?? '') : '',
    words.move(decision.move + 1),
  ].filter(Boolean);
  const place = at.join(', ');
  const played = line ? `${tellMove(told, line.move)}.`.replace('..', '.') : '';
  const best = says.choice?.(decision.best.choice) ?? tellMove(told, decision.best.choice);
  const [cost, spread] = [size(decision.difference, comma), size(decision.spread, comma)];
  const instead = words.insteadOf(played, best);
  const view = line?.before()?.view('table');
  const { logged } = gameOf(info.game).parts;
  const drawn = (move: unknown): ReactNode =>
    view === undefined ? null : showPart(logged, { move, view });
  return (
    <Touch
      role="link"
      label={words.row(place, instead, cost, spread)}
      onPress={() => onWatch(decision)}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s,
        minHeight: 64,
        paddingVertical: space.s,
        borderTopWidth: nth === 1 ? 0 : 1,
        borderTopColor: colors.line,
      }}
    >
      <View
        style={{
          width: MARK,
          height: MARK,
          borderRadius: MARK / 2,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: colors.illegal,
        }}
      >
        <T variant="bodyStrong" color="#FFFFFF">
          {String(nth)}
        </T>
      </View>
      <View style={{ flex: 1 }}>
        <T variant="label" color="inkSoft">
          {place}
        </T>
        <T variant="bodyStrong">{instead}</T>
        <View aria-hidden style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.m }}>
          <Suspense fallback={null}>
            {drawn(line?.move)}
            {drawn(decision.best.choice)}
          </Suspense>
        </View>
      </View>
      <View style={{ alignItems: 'flex-end' }}>
        <T variant="numM" color="illegalText">{`−${cost}`}</T>
        <T variant="label" color="inkSoft">{`± ${spread}`}</T>
      </View>
      <Icon name="right" size={18} color={colors.inkSoft} />
    </Touch>
  );
}
