/** One chair: who sits on it, with which token, where it stands, who begins. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { View, type TextInput } from 'react-native';

import type { Seat } from '../../../src/engine/types';
import { useText } from '../../../src/text/locale';
import { Button, Chip, Sheet, useTheme } from '../../../src/ui';
import { TextField } from '../../../src/ui/components/TextField';
import { maySit } from '../../../src/match/botChairs';
import { botsText } from '../../bots/text';
import { TokenChoice } from '../players/TokenChoice';
import { BotChoice } from './BotChoice';
import { KnownPlayers } from './KnownPlayers';
import { PanelRow } from './PanelRow';
import {
  isSeated,
  move,
  named,
  recolour,
  seatBot,
  sit,
  tidyName,
  unseat,
  unseatBot,
  type Draft,
  type DraftPlayer,
} from './draft';
import { newMatchText } from './text';
import type { DraftHandle } from './useDraft';

export interface ChairSheetProps {
  handle: DraftHandle;
  known: readonly DraftPlayer[];
  chair: Seat;
  /** Another chair, as after a name; null closes. */
  onChair(chair: Seat | null): void;
  /** The chair is taken away. */
  onRemoved(chair: Seat): void;
}

export function ChairSheet(props: ChairSheetProps): ReactNode {
  const words = useText(newMatchText);
  const { chair, handle, onChair } = props;
  const { players } = handle.draft;
  const player = players[chair];
  return (
    <Sheet open title={words.chair(chair + 1, players.length)} onClose={() => onChair(null)}>
      {player?.bot ? (
        <BotForm {...props} player={player} />
      ) : (
        <ChairForm key={player?.id ?? player?.name} {...props} />
      )}
    </Sheet>
  );
}

/** The app sits here: another level, or a person instead. */
function BotForm(props: ChairSheetProps & { player: DraftPlayer }): ReactNode {
  const { handle, chair, player, onChair } = props;
  const words = useText(newMatchText);
  const bots = useText(botsText);
  const { draft, change } = handle;
  const { space } = useTheme();
  return (
    <View style={{ gap: space.l }}>
      <PanelRow
        icon="people"
        title={bots.person}
        note={bots.personNote}
        onPress={() => change((d) => unseatBot(d, chair, words.offered))}
      />
      <BotChoice
        game={draft.game}
        value={player.bot ?? null}
        colour={player.colour}
        onChoose={(level) => change((d) => seatBot(d, chair, level, bots.names))}
        onLeave={() => onChair(null)}
      />
      <ChairPlace
        {...props}
        player={player}
        onStep={(to) => {
          change((d) => move(d, chair, to));
          onChair(to);
        }}
      />
      <Button game={draft.game} label={words.settled} onPress={() => onChair(null)} />
    </View>
  );
}

interface ChairPlaceProps extends Pick<ChairSheetProps, 'handle' | 'chair' | 'onRemoved'> {
  player: DraftPlayer;
  onStep(to: Seat): void;
}

/** Who begins, where the chair stands, and that it goes. */
function ChairPlace({ handle, chair, player, onRemoved, onStep }: ChairPlaceProps): ReactNode {
  const words = useText(newMatchText);
  const { draft, change } = handle;
  const { space } = useTheme();
  const count = draft.players.length;
  const step = (by: number): void => onStep((chair + by + count) % count);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
      {count > 1 ? (
        <>
          <Chip
            icon="star4"
            label={words.startsHere}
            selected={draft.first === chair}
            onPress={() => change((d) => ({ ...d, first: chair }))}
          />
          <Chip
            icon="left"
            label={words.moveBack}
            spoken={words.moveUp(player.name)}
            onPress={() => step(-1)}
          />
          <Chip
            icon="right"
            label={words.moveOn}
            spoken={words.moveDown(player.name)}
            onPress={() => step(1)}
          />
        </>
      ) : null}
      <Chip
        icon="close"
        label={words.removeShort}
        spoken={words.remove(player.name)}
        onPress={() => {
          change((d) => unseat(d, chair));
          onRemoved(chair);
        }}
      />
    </View>
  );
}

function ChairForm({ handle, known, chair, onChair, onRemoved }: ChairSheetProps): ReactNode {
  const words = useText(newMatchText);
  const bots = useText(botsText);
  const { draft, change } = handle;
  const { space } = useTheme();
  const player = draft.players[chair];
  const given = player?.offered ? '' : (player?.name ?? '');
  const [typed, setTyped] = useState(given);
  const [error, setError] = useState<string | undefined>();
  const field = useRef<TextInput>(null);
  const nameless = player?.offered === true;
  // A chair without a name asks for one. Not at once: the sheet notes first where the focus is to go back to.
  useEffect(() => {
    if (!nameless) return undefined;
    const timer = setTimeout(() => field.current?.focus(), 0);
    return () => clearTimeout(timer);
  }, [nameless]);
  if (!player) return null;
  const others = draft.players.filter((_, i) => i !== chair);
  const name = tidyName(typed);
  const taken = isSeated(others, name);
  /** The table with the name that stands in the field. */
  const settled = (d: Draft): Draft =>
    name === '' || name === given || taken ? d : sit(d, chair, named(d, name, known));
  /** Whoever names one person goes on with the next chair that has no name of its own. */
  const goOn = (): void => {
    const next = draft.players.findIndex(({ offered }, i) => offered && i > chair);
    onChair(next < 0 ? null : next);
  };
  const settle = (): void => {
    if (taken) return setError(words.nameTaken);
    if (name === '' || name === given) return onChair(null);
    change(settled);
    return goOn();
  };
  const step = (to: Seat): void => {
    change((d) => move(settled(d), chair, to));
    onChair(to);
  };
  return (
    <View style={{ gap: space.l }}>
      <TextField
        label={words.newName}
        value={typed}
        placeholder={player.name}
        maxLength={40}
        ref={field}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        onSubmitEditing={settle}
        submitBehavior="submit"
        error={error}
      />
      <KnownPlayers
        label={words.known}
        seated={draft.players}
        known={known}
        onChoose={(person) => {
          change((d) => sit(d, chair, { id: person.id, name: person.name, colour: person.colour }));
          goOn();
        }}
      />
      <TokenChoice
        name={name || player.name}
        value={player.colour}
        onChange={(colour) => change((d) => recolour(d, chair, colour))}
      />
      {maySit(draft.game, draft.mode) && others.some(({ bot }) => !bot) ? (
        <BotChoice
          game={draft.game}
          value={null}
          colour={player.colour}
          onChoose={(level) => change((d) => seatBot(d, chair, level, bots.names))}
          onLeave={() => onChair(null)}
        />
      ) : null}
      <ChairPlace {...{ handle, chair, player, onRemoved }} onStep={step} />
      <Button game={draft.game} label={words.settled} onPress={settle} />
    </View>
  );
}
