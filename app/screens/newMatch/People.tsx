/** Who plays: the table seen from above, somebody more, who starts, and below it whatever else is agreed. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { gameEntry } from '../../../src/games';
import { Panel, T, useLetterGrowth, useTheme } from '../../../src/ui';
import { useText } from '../../../src/text/locale';
import { botsText } from '../../bots/text';
import { AddPlayer } from './AddPlayer';
import { AgainstBots } from './AgainstBots';
import { ChairSheet } from './ChairSheet';
import { Learn } from './Learn';
import { PlainAction } from './PlainAction';
import { RoundTable, hasRoomForEmpty } from './RoundTable';
import {
  againstBots,
  botsAgainstOne,
  isFull,
  offerOne,
  seat,
  withTyped,
  type DraftPlayer,
} from './draft';
import type { newMatchText } from './text';
import type { DraftHandle } from './useDraft';
import type { Lot } from './useLot';

export interface PeopleProps {
  handle: DraftHandle;
  words: (typeof newMatchText)['uk'];
  known: readonly DraftPlayer[];
  lot: Lot;
  /** The name being typed; it counts as seated when the match begins. */
  typed: string;
  onType(text: string): void;
  /** A training match begins. */
  onLearn(): void;
  /** Rows at the foot of the panel. */
  children: ReactNode;
}

export function People(props: PeopleProps): ReactNode {
  const { handle, words, known, lot, typed, onType } = props;
  const { draft, change } = handle;
  const { space } = useTheme();
  const bots = useText(botsText);
  const hasBots = draft.players.some(({ bot }) => bot);
  const [adding, setAdding] = useState(false);
  const { chair, openChair, onRemoved, seatRef } = useChairs(draft.players.length);
  const { max } = gameEntry(draft.game).seats;
  const roomForEmpty = hasRoomForEmpty(draft.players.length, useLetterGrowth());
  const count = draft.players.length;
  const add =
    count < max && !adding
      ? {
          label: words.addPlayer,
          spoken: words.moreLabel,
          game: draft.game,
          ref: seatRef(EMPTY),
          onPress: () => setAdding(true),
        }
      : undefined;
  return (
    <Panel label={words.who} style={{ gap: space.s, paddingBottom: space.xs }}>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
          columnGap: space.l,
          minHeight: 40,
        }}
      >
        <T variant="heading" heading={2} style={{ flexGrow: 1 }}>
          {words.who}
        </T>
        {add && !roomForEmpty ? <PlainAction icon="plus" {...add} /> : null}
        {known.length > 0 ? (
          <PlainAction
            icon="people"
            game={draft.game}
            label={words.others}
            spoken={words.othersLabel}
            onPress={() => {
              change((d) => ({ ...d, players: [], first: 0 }));
              setAdding(true);
            }}
          />
        ) : null}
      </View>
      <RoundTable
        players={draft.players}
        first={draft.first}
        lit={lot.lit}
        around={words.around}
        label={words.who}
        seatLabel={({ name, bot }, i) =>
          words.chairOf(
            bot ? `${name}, ${bots.levels[bot]}` : name,
            i + 1,
            count,
            i === draft.first,
          )
        }
        onSeat={openChair}
        seatRef={seatRef}
        add={add}
      />
      {adding ? (
        <AddPlayer
          words={words}
          seated={draft.players.filter(({ offered }) => !offered)}
          known={known}
          max={max}
          full={isFull(draft)}
          offered={offerOne(draft, words.offered).players.at(-1)?.name ?? ''}
          typed={typed}
          onType={onType}
          onAdd={({ id, name, colour }) => change((d) => seat(d, { id, name, colour }))}
          onAddTyped={() => {
            change((d) => withTyped(d, typed, known));
            onType('');
          }}
          onAddNameless={() => change((d) => (count < max ? offerOne(d, words.offered) : d))}
        />
      ) : null}
      {hasBots || adding || lot.lit !== null ? null : (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
          <AgainstBots
            game={draft.game}
            bots={botsAgainstOne(draft.game)}
            onPress={() => change((d) => againstBots(d, bots.names, words.offered))}
          />
          <Learn game={draft.game} disabled={!handle.ready} onPress={props.onLearn} />
        </View>
      )}
      <Starter {...props} />
      <View>{props.children}</View>
      {chair === null ? null : (
        <ChairSheet
          handle={handle}
          known={known}
          chair={chair}
          onChair={openChair}
          onRemoved={onRemoved}
        />
      )}
    </Panel>
  );
}

/** Who begins, in words, and drawing lots for it. */
function Starter({ handle, words, lot }: PeopleProps): ReactNode {
  const { draft, change } = handle;
  const { colors, space } = useTheme();
  const starter = draft.players[draft.first];
  const left = draft.players[(draft.first + 1) % draft.players.length];
  if (draft.players.length < 2 || !starter) return null;
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.m,
        paddingVertical: space.xs,
        borderTopWidth: 1,
        borderColor: colors.line,
      }}
    >
      <T style={{ flex: 1 }} color="inkSoft" aria-live="polite">
        {lot.lit !== null
          ? words.drawing
          : gameEntry(draft.game).firstDeals
            ? words.deals(starter.name, left?.name ?? '')
            : words.starts(starter.name)}
      </T>
      <PlainAction
        icon="spin"
        game={draft.game}
        label={words.lot}
        onPress={() => lot.draw((first) => change((d) => ({ ...d, first })))}
      />
    </View>
  );
}

/** Among the chairs: the empty one. */
const EMPTY = 99;

/** The chair that is open; when it is taken away the focus goes to its neighbour. */
function useChairs(count: number): {
  chair: number | null;
  openChair(chair: number | null): void;
  onRemoved(chair: number): void;
  seatRef(seat: number): (view: View | null) => void;
} {
  const [chair, openChair] = useState<number | null>(null);
  const seats = useRef<(View | null)[]>([]);
  const gone = useRef<number | null>(null);
  useEffect(() => {
    const left = gone.current;
    gone.current = null;
    if (left === null) return undefined;
    // The sheet gives the focus back to what opened it, and that is no longer there.
    const next = count > 0 ? Math.min(left, count - 1) : EMPTY;
    const timer = setTimeout(() => seats.current[next]?.focus(), 0);
    return () => clearTimeout(timer);
  }, [count]);
  return {
    chair,
    openChair,
    onRemoved(removed) {
      gone.current = removed;
      openChair(null);
    },
    seatRef: (seat) => (view) => {
      seats.current[seat] = view;
    },
  };
}
