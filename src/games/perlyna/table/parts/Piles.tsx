/** Everyone's done tasks: how many, which lies on top, and whether it blocks the player to move. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Icon, Panel, PlayerBadge, T, Touch, useTheme, useLetterGrowth } from '../../../../ui';
import { Gem, GemCard, GemMark, GemSlot } from '../../../gems/table/Gem';
import { Landing } from '../../../../ui/motion';
import { pileClause } from '../../rules/because';
import type { ClauseId } from '../../rules/clauses';
import { KINDS, type Kind } from '../../../gems/rules/kinds';
import { HandSize } from '../../../gems/table/Seats';
import { gridText } from '../../../gems/words/table';
import type { HandView } from '../../../gems/rules/view';
import { NumberLink } from '../../../kit/NumberLink';
import type { SeatPlayer } from '../../../table';
import type { Piles } from '../../rules/types';
import { tableText } from '../../words/table';
import { topPlace } from './flights';
import type { ScoreProps } from '../props';

export interface PilesProps {
  players: readonly SeatPlayer[];
  piles: Piles;
  toPlay: number | null;
  /** Tops block nothing now (A-E10). */
  lifted?: boolean;
  openClause(clause: ClauseId): void;
  correct?: ScoreProps['correct'];
}

/** Narrow cards side by side, above the field. */
export function PileStrip(props: PilesProps & { hands: readonly HandView[] }): ReactNode {
  const { players, piles, hands, toPlay, openClause } = props;
  const words = useText(tableText).piles;
  const stock = useText(gridText).stock;
  const { colors, radii, shadow } = useTheme();
  const narrowest = 76 * useLetterGrowth();
  const side = players.length > 3 ? 30 : 36;
  return (
    <View
      role="group"
      aria-label={words.title}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}
    >
      {players.map(({ seat, name, colour }) => {
        const pile = piles[seat] ?? [];
        const top = pile[pile.length - 1] ?? null;
        const clause = pileClause(props, seat);
        const blocks = clause === 'E-4.6';
        return (
          <Touch
            key={seat}
            role="link"
            label={`${words.spoken(name, pile.length, top)}${blocks ? `, ${words.closes}` : ''}. ${stock.hand(name, hands[seat]?.size ?? 0)}`}
            onPress={() => openClause(clause)}
            style={{
              flexGrow: 1,
              flexBasis: 0,
              minWidth: narrowest,
              minHeight: 48,
              paddingHorizontal: 6,
              paddingVertical: 5,
              flexDirection: 'row',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 4,
              borderRadius: radii.tile,
              backgroundColor: colors.paper,
              boxShadow: seat === toPlay ? `0px 0px 0px 2px ${colors.legalGlow}` : shadow('piece'),
            }}
          >
            <View style={{ alignItems: 'center', gap: 1 }}>
              <PlayerBadge name={name} colour={colour} size={24} decorative />
              <T variant="tag" color="inkSoft" numberOfLines={1}>
                {words.count(pile.length)}
              </T>
            </View>
            <HandSize size={hands[seat]?.size ?? 0} />
            <Top pile={pile} seat={seat} blocks={blocks} side={side} />
          </Touch>
        );
      })}
    </View>
  );
}

interface TopProps {
  pile: readonly Kind[];
  seat: number;
  blocks: boolean;
  side: number;
}

function Top({ pile, seat, blocks, side }: TopProps): ReactNode {
  const { colors } = useTheme();
  /** What lies on top when so many tasks are in the pile. */
  const topOf = (tasks: number): ReactNode => {
    const kind = pile[tasks - 1];
    return kind ? <GemCard kind={kind} size={side} decorative /> : <GemSlot size={side} />;
  };
  const { length } = pile;
  if (length === 0) return topOf(0);
  return (
    <View>
      <Landing piece={topPlace(seat, length)} under={(came) => topOf(length - came)}>
        {topOf(length)}
      </Landing>
      {blocks ? (
        <View
          style={{
            position: 'absolute',
            right: -5,
            bottom: -5,
            padding: 2.5,
            borderRadius: 10,
            backgroundColor: colors.illegal,
          }}
        >
          <Icon name="lock" size={12} color={colors.paper} />
        </View>
      ) : null}
    </View>
  );
}

/** A row a player with all eight tasks: done ones in the order they lie, the last one on top. */
export function PileRows(props: PilesProps): ReactNode {
  const { players, correct } = props;
  const words = useText(tableText).piles;
  const { colors, space } = useTheme();
  return (
    <Panel label={words.title} bare>
      {players.map((player) => (
        <View
          key={player.seat}
          style={{
            flexDirection: 'row',
            alignItems: 'flex-start',
            paddingHorizontal: space.l,
            borderTopWidth: player.seat === 0 ? 0 : 1,
            borderColor: colors.line,
          }}
        >
          <PileRow {...props} player={player} />
          {correct ? <Count {...props} player={player} correct={correct} /> : null}
        </View>
      ))}
    </Panel>
  );
}

interface RowProps extends PilesProps {
  player: SeatPlayer;
}

function PileRow(props: RowProps): ReactNode {
  const { piles, toPlay, openClause, player, correct } = props;
  const { seat, name, colour } = player;
  const words = useText(tableText).piles;
  const { space } = useTheme();
  const pile = piles[seat] ?? [];
  const top = pile[pile.length - 1] ?? null;
  const clause = pileClause(props, seat);
  const blocks = clause === 'E-4.6';
  return (
    <Touch
      role="link"
      label={`${words.spoken(name, pile.length, top)}${blocks ? `, ${words.closes}` : ''}`}
      onPress={() => openClause(clause)}
      style={{ flex: 1, paddingVertical: space.s, gap: space.xs }}
    >
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m }}>
        <PlayerBadge name={name} colour={colour} size={30} active={seat === toPlay} decorative />
        <T variant="bodyStrong" numberOfLines={1} style={{ flexGrow: 1, maxWidth: '100%' }}>
          {name}
        </T>
        {correct ? null : <T variant="numS">{words.count(pile.length)}</T>}
        <Top pile={pile} seat={seat} blocks={blocks} side={36} />
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
        {pile.map((kind) => (
          <Gem key={kind} kind={kind} size={24} decorative />
        ))}
        {KINDS.filter((kind) => !pile.includes(kind)).map((kind) => (
          <GemMark key={kind} kind={kind} size={24} outline decorative />
        ))}
      </View>
    </Touch>
  );
}

/** How many; leads to where they were entered. */
function Count(props: RowProps & { correct: NonNullable<ScoreProps['correct']> }): ReactNode {
  const { piles, openClause, player, correct } = props;
  const { seat, name } = player;
  const words = useText(tableText).piles;
  const { length } = piles[seat] ?? [];
  return (
    <NumberLink
      value={words.count(length)}
      variant="numS"
      label={words.spoken(name, length, null)}
      clause="E-4.1"
      openClause={openClause}
      onCorrect={() => correct({ total: seat })}
    />
  );
}
