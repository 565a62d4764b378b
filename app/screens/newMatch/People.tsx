/** Who plays: the table seen from above, the order, and somebody more. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { gameEntry } from '../../../src/games/catalogue';
import { Chip, Panel, T, useTheme } from '../../../src/ui';
import { AddPlayer } from './AddPlayer';
import { RoundTable } from './RoundTable';
import { SeatList } from './SeatList';
import { move, recolour, seat, unseat, withTyped, type DraftPlayer } from './draft';
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
}

export function People({ handle, words, known, lot, typed, onType }: PeopleProps): ReactNode {
  const { draft, change } = handle;
  const { space } = useTheme();
  const [adding, setAdding] = useState(false);
  const entry = gameEntry(draft.game);
  const starter = draft.players[draft.first];
  // The group of last time may come while a name is being typed: what is typed stays in sight.
  const open = adding || typed !== '' || draft.players.length < entry.seats.min;
  return (
    <Panel label={words.who} style={{ gap: space.m }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' }}>
        <T variant="heading" heading={2}>
          {words.who}
        </T>
        {open ? null : (
          <Chip
            icon="plus"
            label={words.addPlayer}
            spoken={words.addPlayerLabel}
            onPress={() => setAdding(true)}
          />
        )}
      </View>
      {draft.players.length > 1 ? (
        <RoundTable
          players={draft.players}
          first={draft.first}
          lit={lot.lit}
          around={words.around}
          label={words.whoStarts}
          starterLabel={words.chooseStarter}
          onStarter={(first) => change((d) => ({ ...d, first }))}
        />
      ) : null}
      {draft.players.length > 1 && starter ? (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
          <T style={{ flex: 1 }} color="inkSoft" aria-live="polite">
            {lot.lit !== null
              ? words.drawing
              : entry.firstDeals
                ? words.startsAndDeals(starter.name)
                : words.starts(starter.name)}
          </T>
          <Chip
            icon="spin"
            label={words.lot}
            onPress={() => lot.draw((first) => change((d) => ({ ...d, first })))}
          />
        </View>
      ) : null}
      <SeatList
        players={draft.players}
        words={words}
        onMove={(from, to) => change((d) => move(d, from, to))}
        onRemove={(index) => change((d) => unseat(d, index))}
        onRecolour={(index) => change((d) => recolour(d, index))}
      />
      {open ? (
        <AddPlayer
          words={words}
          seated={draft.players}
          known={known}
          max={entry.seats.max}
          typed={typed}
          onType={onType}
          onAdd={({ id, name, colour }) => {
            // Whoever adds one usually adds the next: the field stays where it is.
            setAdding(true);
            change((d) => seat(d, { id, name, colour }));
          }}
          onAddTyped={() => {
            setAdding(true);
            change((d) => withTyped(d, typed, known));
            onType('');
          }}
        />
      ) : null}
    </Panel>
  );
}
