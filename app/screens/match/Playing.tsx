/** The match as it is played now: strip, table, curtain, refusals, undo. */
import { Suspense, useState, type ReactNode } from 'react';

import { TABLES } from '../../../src/games/tables';
import type { Match } from '../../../src/match/types';
import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import { Dialog, Screen, TopBar, useToast, type TopBarIcon } from '../../../src/ui';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { HandoverCurtain } from './HandoverCurtain';
import { MatchEnd } from './MatchEnd';
import { MatchMenu } from './MatchMenu';
import { RefusalSheet } from './RefusalSheet';
import { TurnStrip } from './TurnStrip';
import { matchText } from './text';
import { useBook } from './useBook';
import { useChance } from './useChance';
import { hasCurtain, useHandover, viewerOf } from './useHandover';
import { useMatchFeedback } from './useMatchFeedback';
import { useTableProps } from './useTableProps';

export function Playing({ match }: { match: Match }): ReactNode {
  const words = useText(matchText);
  const shared = useText(common);
  const { info, turn, standing, holder } = match;
  const { book, words: gameWords } = useBook(info.game);
  const goBack = useGoBack();
  const toast = useToast();
  const undo = useUndo(match);
  const [menu, setMenu] = useState(false);
  useScreenTitle(shared.games[info.game]);
  useHandover(match);
  useMatchFeedback(match);
  useChance(match, () => toast.show({ text: words.saveFailed, icon: 'info' }));

  if (standing.over) return <MatchEnd match={match} book={book} words={gameWords} />;
  const covered = hasCurtain(match) && holder.who !== 'table' && !holder.open;
  if (covered) return <HandoverCurtain match={match} />;

  const icons: readonly [TopBarIcon, TopBarIcon] = [
    { icon: 'undo', label: words.undo, onPress: undo.ask, disabled: !match.canUndo },
    { icon: 'more', label: words.menu, onPress: () => setMenu(true) },
  ];
  return (
    <Screen
      scroll={false}
      bleed
      maxWidth={Infinity}
      bottomInset={false}
      header={
        <>
          <TopBar
            title={shared.games[info.game]}
            subtitle={gameWords.phases[turn.phase] ?? ''}
            back={{ label: shared.back, onPress: goBack }}
            icons={icons}
          />
          <TurnStrip match={match} />
        </>
      }
    >
      <Table match={match} />
      <MatchMenu
        match={match}
        book={book}
        words={gameWords}
        open={menu}
        onClose={() => setMenu(false)}
      />
      <RefusalSheet match={match} words={gameWords} />
      <Dialog
        open={undo.asking !== null}
        title={words.undo}
        message={undo.asking ? words.undoCrosses[undo.asking] : ''}
        confirm={{ label: words.undoIt, onPress: undo.confirm }}
        cancel={{ label: shared.cancel, onPress: undo.cancel }}
        game={info.game}
      />
    </Screen>
  );
}

function Table({ match }: { match: Match }): ReactNode {
  const Component = TABLES[match.info.game];
  const props = useTableProps(match, viewerOf(match));
  return (
    <Suspense fallback={null}>
      <Component {...props} />
    </Suspense>
  );
}

/** Undo, asking first where it would take back what chance or a reveal has shown. */
function useUndo(match: Match) {
  const words = useText(matchText);
  const toast = useToast();
  const [asking, setAsking] = useState<'roll' | 'deal' | 'reveal' | null>(null);
  const run = () => {
    setAsking(null);
    match.undo().then(
      () =>
        toast.show({
          text: words.undone,
          icon: 'undo',
          action: { label: words.redoShort, onPress: () => void match.redo() },
        }),
      () => toast.show({ text: words.saveFailed, icon: 'info' }),
    );
  };
  const ask = () => {
    if (!match.canUndo) toast.show({ text: words.nothingToUndo });
    else if (match.undoCrosses) setAsking(match.undoCrosses);
    else run();
  };
  return { asking, ask, confirm: run, cancel: () => setAsking(null) };
}
