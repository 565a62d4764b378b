/** The match as it is played now: strip, table, curtain, what lingers, refusals, undo. */
import { Suspense, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { AFTERMATHS, fetchParts, TABLES } from '../../../src/games/tables';
import type { Match } from '../../../src/match/types';
import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import {
  Dialog,
  PrivacyCover,
  Screen,
  TopBar,
  useSteady,
  useToast,
  type TopBarIcon,
} from '../../../src/ui';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { HandoverCurtain } from './HandoverCurtain';
import { MatchEnd } from './MatchEnd';
import { MatchIdProvider, useMatchNow } from './matchNow';
import { MatchMenu } from './MatchMenu';
import { RefusalSheet } from './RefusalSheet';
import { TurnStrip } from './TurnStrip';
import { matchText } from './text';
import { useAftermath, type Lingering } from './useAftermath';
import { useBook } from './useBook';
import { useChance } from './useChance';
import { useCurtainGuard } from './useCurtainGuard';
import { useFlight } from './useFlight';
import { hasCurtain, hasSecrets, useHandover, viewerOf } from './useHandover';
import { useHowTo } from './useHowTo';
import { useMatchFeedback } from './useMatchFeedback';
import { useOpenClause } from './useOpenClause';
import { useTableProps } from './useTableProps';

export function Playing({ match }: { match: Match }): ReactNode {
  const words = useText(matchText);
  const shared = useText(common);
  const { info, standing, holder } = match;
  const { book, words: gameWords } = useBook(info.game);
  const goBack = useGoBack();
  const toast = useToast();
  const undo = useUndo(match);
  // The bar follows in the next frame: the table answers first.
  const canUndo = useDeferredValue(match.canUndo);
  const [menu, setMenu] = useState(false);
  useScreenTitle(shared.games[info.game]);
  const lingering = useAftermath(match, book);
  const flying = useFlight(match, book);
  const held = lingering !== null || flying;
  const curtained = hasCurtain(match);
  useHandover(match, held);
  const touched = useCurtainGuard(curtained && holder.open, match.closeCurtain);
  useMatchFeedback(match);
  usePartsAhead(match);
  useChance(match, held, () => toast.show({ text: words.saveFailed, icon: 'info' }));
  const howTo = useHowTo(match, !held && !standing.over && !(curtained && holder.open));

  if (standing.over && !held) return <MatchEnd match={match} book={book} words={gameWords} />;
  const covered = curtained && holder.who !== 'table' && !holder.open;
  // What lingers is for all eyes; what only flies may lie beside somebody's hand.
  if (covered && !lingering)
    return (
      <>
        <HandoverCurtain match={match} />
        {howTo.cards}
      </>
    );

  const icons: readonly [TopBarIcon, TopBarIcon] = [
    { icon: 'undo', label: words.undo, onPress: undo.ask, disabled: !canUndo },
    { icon: 'more', label: words.menu, onPress: () => setMenu(true) },
  ];
  return (
    <MatchIdProvider value={info.id}>
      <View
        style={{ flex: 1 }}
        onStartShouldSetResponderCapture={() => {
          touched();
          return false;
        }}
      >
        <Screen
          scroll={false}
          bleed
          maxWidth={Infinity}
          bottomInset={false}
          header={
            <TopBar
              title={shared.games[info.game]}
              {...(lingering
                ? { subtitle: gameWords.phases[lingering.decision.before.turn.phase] ?? '' }
                : { extra: <TurnStrip words={gameWords} /> })}
              back={{ label: shared.back, onPress: goBack }}
              icons={icons}
            />
          }
        >
          {lingering ? <Aftermath lingering={lingering} /> : <Table />}
          <MatchMenu
            book={book}
            words={gameWords}
            open={menu}
            onClose={() => setMenu(false)}
            onHowTo={howTo.show}
          />
          {howTo.cards}
          <RefusalSheet book={book} words={gameWords} />
          <Dialog
            open={undo.asking !== null}
            title={words.undo}
            message={undo.asking ? words.undoCrosses[undo.asking] : ''}
            confirm={{ label: words.undoIt, onPress: undo.confirm }}
            cancel={{ label: words.undoKeep, onPress: undo.cancel }}
            game={info.game}
          />
        </Screen>
        {hasSecrets(match) ? <PrivacyCover game={info.game} /> : null}
      </View>
    </MatchIdProvider>
  );
}

function Aftermath({ lingering }: { lingering: Lingering }): ReactNode {
  const match = useMatchNow();
  const openClause = useOpenClause(match.info.game);
  const { decision, goOn } = lingering;
  const Component = AFTERMATHS[match.info.game];
  if (!Component) return null;
  return (
    <Suspense fallback={null}>
      <Component
        players={match.info.players}
        move={decision.move}
        before={decision.before.view('table')}
        view={match.view('table')}
        standing={match.standing}
        onGoOn={goOn}
        openClause={openClause}
      />
    </Suspense>
  );
}

function Table(): ReactNode {
  const match = useMatchNow();
  const Component = TABLES[match.info.game];
  const props = useTableProps(match, viewerOf(match));
  return (
    <Suspense fallback={null}>
      <Component {...props} />
    </Suspense>
  );
}

/** The table stands, and nobody has looked at it long enough to move. */
const AHEAD_MS = 300;

function usePartsAhead({ info: { game, mode } }: Match): void {
  useEffect(() => {
    const timer = setTimeout(() => fetchParts(game, mode), AHEAD_MS);
    return () => clearTimeout(timer);
  }, [game, mode]);
}

/** Undo, asking first where it would take back what chance or a reveal has shown. */
function useUndo(match: Match) {
  const words = useText(matchText);
  const toast = useToast();
  const [asking, setAsking] = useState<'roll' | 'deal' | 'reveal' | null>(null);
  // The note outlives this picture of the match, and an old picture brings nothing back.
  const latest = useRef(match);
  useEffect(() => {
    latest.current = match;
  }, [match]);
  const run = () => {
    setAsking(null);
    match.undo().then(
      () =>
        toast.show({
          text: words.undone,
          icon: 'undo',
          action: { label: words.redoShort, onPress: () => void latest.current.redo() },
        }),
      () => toast.show({ text: words.saveFailed, icon: 'info' }),
    );
  };
  const ask = () => {
    if (!match.canUndo) toast.show({ text: words.nothingToUndo });
    else if (match.undoCrosses) setAsking(match.undoCrosses);
    else run();
  };
  return { asking, ask: useSteady(ask), confirm: useSteady(run), cancel: () => setAsking(null) };
}
