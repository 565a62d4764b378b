/** A match that was played without the app, entered afterwards: from its totals alone, or turn by turn (mock-up 62). */
import { CommonActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { Suspense, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { firstGame, gameEntry, type GameId, isGameId } from '../../../src/games';
import { common } from '../../../src/games/common';
import { enterResult } from '../../../src/match/create';
import { usePlayers, useStore } from '../../../src/match/hooks';
import type { About } from '../../../src/match/record/types';
import { useText } from '../../../src/text/locale';
import {
  Button,
  ClauseTag,
  Icon,
  Panel,
  Screen,
  Sheet,
  T,
  TopBar,
  useTheme,
  useToast,
} from '../../../src/ui';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { useShowMatch } from '../../useShowMatch';
import { AboutRows } from '../about/AboutRows';
import { AboutSheet } from '../about/AboutSheet';
import { useOpenClause } from '../match/useOpenClause';
import { AddPlayer } from '../newMatch/AddPlayer';
import { isFull, move, offerOne, seat, unseat, withTyped, type Draft } from '../newMatch/draft';
import { newMatchText } from '../newMatch/text';
import { storePlayers, useDraft, type DraftHandle } from '../newMatch/useDraft';
import { GameStrip } from '../rules/GameStrip';
import { judged, type Judged, type Totals as Entered } from './result';
import { SeatList } from './SeatList';
import { lateText } from './text';
import { Totals } from './Totals';
import { useResultRules } from './useResultRules';

export default function LateScreen({
  route,
}: StaticScreenProps<{ game?: string } | undefined>): ReactNode {
  const asked = route.params?.game;
  const words = useText(lateText);
  const shared = useText(common);
  const goBack = useGoBack();
  const navigation = useNavigation();
  const handle = useDraft(isGameId(asked) ? asked : firstGame(), shared.player);
  const [openedAt] = useState(Date.now);
  const [about, setAbout] = useState<About>({});
  const [telling, setTelling] = useState(false);
  const [totals, setTotals] = useState<Entered>({});
  useScreenTitle(words.title);
  const { game } = handle.draft;
  const choose = (next: GameId | null): void => {
    if (next === null) return;
    handle.setGame(next);
    navigation.dispatch(CommonActions.setParams({ game: next }));
  };
  const when = about.when ?? openedAt;
  return (
    <>
      <Suspense fallback={null}>
        <Entry
          key={game}
          handle={handle}
          about={{ ...about, when }}
          totals={totals}
          onTotals={setTotals}
          head={
            <>
              <TopBar
                title={words.title}
                subtitle={words.subtitle}
                back={{ label: shared.close, onPress: goBack, icon: 'close' }}
              />
              <GameStrip game={game} onChoose={choose} />
            </>
          }
          panel={
            <Panel>
              <AboutRows playedAt={when} about={about} onPress={() => setTelling(true)} />
            </Panel>
          }
        />
      </Suspense>
      <AboutSheet
        playedAt={when}
        about={about}
        open={telling}
        onClose={() => setTelling(false)}
        onSave={(next) => {
          setAbout(next);
          setTelling(false);
        }}
      />
    </>
  );
}

interface EntryProps {
  handle: DraftHandle;
  about: About;
  totals: Entered;
  onTotals(totals: Entered): void;
  head: ReactNode;
  panel: ReactNode;
}

function Entry({ handle, about, totals, onTotals, head, panel }: EntryProps): ReactNode {
  const words = useText(lateText);
  const { draft } = handle;
  const { space } = useTheme();
  const rules = useResultRules(draft.game);
  const names = draft.players.map(({ name }) => name);
  const result = judged(rules, names, totals);
  const [adding, setAdding] = useState(false);
  const byOrder = rules.final?.by === 'order';
  return (
    <Screen
      header={head}
      footer={<Ways handle={handle} about={about} result={result} />}
      contentStyle={{ gap: space.m }}
    >
      {panel}
      <Panel label={byOrder ? words.order : words.totals}>
        <View style={{ flexDirection: 'row', alignItems: 'center' }}>
          <T variant="title" heading={2} style={{ flex: 1 }}>
            {byOrder ? words.order : words.totals}
          </T>
          <Button
            kind="quiet"
            icon="plus"
            label={words.addPlayer}
            spoken={words.people}
            onPress={() => setAdding(true)}
          />
        </View>
        {byOrder ? <Order handle={handle} /> : null}
        {!byOrder && rules.final ? (
          <Totals
            final={rules.final}
            players={draft.players}
            totals={totals}
            result={result}
            onChange={onTotals}
          />
        ) : null}
      </Panel>
      <View style={{ flexDirection: 'row', gap: space.m, paddingHorizontal: space.s }}>
        <Icon name="scales" size={22} />
        <T variant="label" color="inkSoft" style={{ flex: 1 }}>
          {words.nothingToCheck}
        </T>
      </View>
      <ByTurns handle={handle} about={about} />
      <PeopleSheet handle={handle} open={adding} onClose={() => setAdding(false)} />
    </Screen>
  );
}

/** A game without points: who came first, second, … */
function Order({ handle: { draft, change } }: { handle: DraftHandle }): ReactNode {
  const words = useText(lateText);
  const people = useText(newMatchText);
  return (
    <>
      <T variant="label" color="inkSoft">
        {words.orderHint}
      </T>
      <SeatList
        players={draft.players}
        words={{ ...people, order: words.order, moveUp: words.moveUp, moveDown: words.moveDown }}
        onMove={(from, to) => change((d) => move(d, from, to))}
        onRemove={(index) => change((d) => unseat(d, index))}
      />
    </>
  );
}

interface PeopleSheetProps {
  handle: DraftHandle;
  open: boolean;
  onClose(): void;
}

function PeopleSheet({ handle, open, onClose }: PeopleSheetProps): ReactNode {
  const words = useText(lateText);
  const people = useText(newMatchText);
  const { player: nameOf } = useText(common);
  const { space } = useTheme();
  const known = usePlayers() ?? [];
  const [typed, setTyped] = useState('');
  const { draft, change } = handle;
  const addTyped = (): void => {
    change((d) => withTyped(d, typed, known));
    setTyped('');
  };
  return (
    <Sheet open={open} onClose={onClose} title={words.people}>
      <View style={{ gap: space.m }}>
        <SeatList
          players={draft.players}
          words={{ ...people, order: words.people }}
          onMove={(from, to) => change((d) => move(d, from, to))}
          onRemove={(index) => change((d) => unseat(d, index))}
        />
        <AddPlayer
          inSheet
          words={people}
          seated={draft.players}
          known={known}
          max={gameEntry(draft.game).seats.max}
          full={isFull(draft)}
          offered={nameOf(draft.players.length + 1)}
          typed={typed}
          onType={setTyped}
          onAdd={({ id, name, colour }) => change((d) => seat(d, { id, name, colour }))}
          onAddTyped={addTyped}
          onAddNameless={() => change((d) => offerOne(d, nameOf))}
        />
        <Button
          label={words.done}
          onPress={() => {
            addTyped();
            onClose();
          }}
        />
      </View>
    </Sheet>
  );
}

interface WaysProps {
  handle: DraftHandle;
  about: About;
  result: Judged;
}

/** Stores it and shows the match, or says that it could not. */
function useSaving() {
  const words = useText(lateText);
  const toast = useToast();
  const showMatch = useShowMatch();
  const [busy, setBusy] = useState(false);
  const run = (work: () => Promise<string>) => (): void => {
    if (busy) return;
    setBusy(true);
    work().then(showMatch, () => {
      setBusy(false);
      toast.show({ text: words.failed, icon: 'info' });
    });
  };
  return { busy, run };
}

/** Whoever remembers every deal enters it as a match that is kept score of, on its day. */
function ByTurns({ handle, about }: { handle: DraftHandle; about: About }): ReactNode {
  const words = useText(lateText);
  const { busy, run } = useSaving();
  const { draft, ready } = handle;
  const { min, max } = gameEntry(draft.game).seats;
  const isSeated = draft.players.length >= min && draft.players.length <= max;
  return (
    <Button
      kind="quiet"
      label={words.byTurns}
      note={words.byTurnsNote}
      busy={busy}
      disabled={!isSeated || !ready}
      onPress={run(() => handle.begin(draft, { about }))}
    />
  );
}

function Ways({ handle, about, result }: WaysProps): ReactNode {
  const words = useText(lateText);
  const { gamesShort } = useText(common);
  const { space } = useTheme();
  const { draft } = handle;
  const openClause = useOpenClause(draft.game);
  const rules = useResultRules(draft.game);
  const { busy, run } = useSaving();
  const store = useStore();
  const { min, max } = rules.seats;
  const save = run(async () => {
    if (!store || !result.move) throw new Error('nothing to save yet');
    const { game } = draft;
    const players = await storePlayers(store, draft.players);
    const match = await enterResult(store, { game, players, about, result: result.move });
    if ('ok' in match) throw new Error(`refused by ${match.clause}`);
    return match.id;
  });
  return (
    <View style={{ gap: space.m }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
        <T variant="label" color="inkSoft" style={{ flex: 1 }}>
          {words.seats(gamesShort[draft.game], min, max)}
        </T>
        {rules.final ? <ClauseTag clause={rules.final.clause} onPress={openClause} /> : null}
      </View>
      <Button
        game={draft.game}
        label={useLabel(draft, result)}
        busy={busy}
        disabled={result.standing === null || !handle.ready}
        reason={useReason(draft, result)}
        onPress={save}
      />
    </View>
  );
}

function useLabel({ players }: Draft, { standing }: Judged): string {
  const words = useText(lateText);
  const [first, ...others] = standing?.winners ?? [];
  const winner = players[first ?? -1];
  if (!winner || players.length === 1) return words.save;
  return others.length > 0 ? words.saveShared : words.saveWinner(winner.name);
}

function useReason({ game, players }: Draft, result: Judged): string | undefined {
  const words = useText(lateText);
  const { min, max } = gameEntry(game).seats;
  if (players.length < min) return words.tooFew(min);
  if (players.length > max) return words.tooMany(max);
  if (result.missing.length > 0) return words.missing(result.missing.join(', '));
  const wrong = players[Number(result.refusal?.facts['seat'])];
  return wrong ? words.impossible(wrong.name) : undefined;
}
