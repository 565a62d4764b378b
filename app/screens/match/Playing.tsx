/** The match as it is played now: strip, table, curtain, what lingers, refusals, undo. */
import {
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { View } from 'react-native';

import { gameOf } from '../../../src/games';
import { fetchParts, showPart } from '../../../src/games/kit/part';
import type { Brought } from '../../../src/games/table';
import { hasSecrets, keptOf } from '../../../src/match/holding';
import type { Look, Match, MatchSource } from '../../../src/match/types';
import { movesOf, useUnentered, type Typed } from '../../../src/match/unentered';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import {
  Dialog,
  PrivacyCover,
  Screen,
  Scroll,
  Still,
  T,
  TableAside,
  TableRemark,
  TopBar,
  tableMovedOn,
  useTheme,
  useToast,
  type TopBarIcon,
} from '../../../src/ui';
import { useSteady } from '../../../src/ui/useSteady';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { Beside } from './Beside';
import { BotStrip } from './BotStrip';
import { HandoverCurtain } from './HandoverCurtain';
import { useLesson } from './lesson/useLesson';
import { MatchEnd } from './MatchEnd';
import { MatchSourceProvider, useMatchNow } from './matchNow';
import { MatchMenu } from './MatchMenu';
import { RefusalSheet } from './RefusalSheet';
import { TakeBackQuestion } from './TakeBackQuestion';
import { TurnStrip } from './TurnStrip';
import { matchText } from './text';
import { useBook } from './useBook';
import { useCorrecting } from './useCorrecting';
import { useCourse } from './useCourse';
import { useCurtainGuard } from './useCurtainGuard';
import { useForcedNotice } from './useForcedNotice';
import { useHint, type Advised } from './useHint';
import { useHowTo } from './useHowTo';
import { useKeptFocus } from './useKeptFocus';
import { useMatchFeedback } from './useMatchFeedback';
import { useOpenClause } from './useOpenClause';
import { useTableProps } from './useTableProps';
import { useUndo } from './useUndo';

export interface PlayingProps {
  match: Match;
  /** What stands round the table asks it for itself. */
  source: MatchSource;
  /** Opened to be shared, if it is over. */
  share?: boolean;
  /** What stands round a match that is played elsewhere. */
  elsewhere?: Elsewhere;
}

export interface Elsewhere {
  /** In the bar: how the way there is. */
  badge: ReactNode;
  /** Above the table. */
  above: ReactNode;
  /** Below the table, where nobody has a tray. */
  below?: ReactNode;
  /** Round the table itself, where people sit about it. */
  around?(table: ReactNode): ReactNode;
  /** Further down in the menu. */
  menu(close: () => void): ReactNode;
  /** What can be done once it is over. */
  ending: ReactNode;
  /** Of the page, instead of the game's name. */
  title?: string;
}

export function Playing({ match, source, share = false, elsewhere }: PlayingProps): ReactNode {
  const words = useText(matchText);
  const shared = useText(common);
  const { info, standing, curtain } = match;
  const { book, words: gameWords } = useBook(info.game);
  const goBack = useGoBack();
  const toast = useToast();
  const undo = useUndo(match);
  // The bar follows in the next frame: the table answers first.
  const canUndo = useDeferredValue(match.canUndo);
  const [menu, setMenu] = useState(false);
  useScreenTitle(elsewhere?.title ?? shared.games[info.game]);
  const lingering = match.look?.isOpen ? match.look : null;
  const held = match.look !== null;
  const isOpen = curtain?.holder.open ?? false;
  const touched = useCurtainGuard(isOpen, curtain?.close ?? nothing);
  useMatchFeedback(match);
  useForcedNotice(match, gameWords);
  usePartsAhead(match);
  const unentered = useUnentered();
  const [ending, setEnding] = useState<{ typed: Typed } | null>(null);
  const end = async (): Promise<void> => {
    setEnding(null);
    for (const move of movesOf(ending?.typed ?? null))
      if (!(await source.now().attempt(move)).ok) return;
    await keptOf(source.now())?.end();
  };
  const typed = ending?.typed ?? null;
  useMovedOn(match);
  const hint = useHint(match, gameWords);
  const lesson = useLesson(match);
  const howTo = useHowTo(match, !held && !standing.over && !isOpen && !lesson);
  const hasBots = info.players.some(({ bot }) => bot);
  // Where people write on paper nothing but they themselves can say that they are done.
  const [calledAt, setCalledAt] = useState<number | null>(null);
  const onPaper = hasBots && info.mode === 'score';
  const uncalled = onPaper && calledAt !== match.seq;
  useCourse(
    match,
    () => toast.show({ text: words.saveFailed, icon: 'info' }),
    howTo.isOver || uncalled,
  );

  if (match.asked) return <TakeBackQuestion match={match} asked={match.asked} />;
  if (standing.over && !held)
    return (
      <MatchEnd match={match} words={gameWords} share={share} ending={elsewhere?.ending ?? null} />
    );
  const covered = curtain && curtain.holder.who !== 'table' && !isOpen;
  const back = { label: shared.back, onPress: goBack };
  const icons: readonly [TopBarIcon, TopBarIcon] = [
    { icon: 'undo', label: words.undo, onPress: undo.ask, disabled: !canUndo },
    { icon: 'more', label: words.menu, onPress: () => setMenu(true) },
  ];
  const shown = lingering ? (
    <Aftermath look={lingering} />
  ) : (
    <Table advised={hint.advised} onCall={onPaper ? setCalledAt : null} />
  );
  const around = elsewhere?.around ?? asItIs;
  const oneGestureAway = (
    <>
      <MatchMenu
        book={book}
        words={gameWords}
        open={menu}
        onClose={() => setMenu(false)}
        onHowTo={howTo.show}
        onHint={hint.seat === null ? null : hint.ask}
        onUndo={lesson && canUndo ? undo.ask : null}
        onEnd={() => setEnding({ typed: unentered() })}
        more={elsewhere?.menu ?? null}
      />
      {howTo.cards}
      {hint.sheet}
      {lesson?.sheet}
      <Dialog
        open={ending !== null}
        title={words.endNow}
        message={typed === 'half' ? `${words.endNowAsk} ${shared.halfTyped}` : words.endNowAsk}
        confirm={{
          label: typed && typed !== 'half' ? shared.andEnd(typed.label) : words.endNowYes,
          onPress: () =>
            void end().catch(() => toast.show({ text: words.saveFailed, icon: 'info' })),
        }}
        cancel={{ label: words.endNowNo, onPress: () => setEnding(null) }}
        game={info.game}
      />
      <Dialog
        open={undo.asking !== null}
        title={words.undo}
        message={undo.asking ? words.undoCrosses[undo.asking] : ''}
        confirm={{ label: words.undoIt, onPress: undo.confirm }}
        cancel={{ label: words.undoKeep, onPress: undo.cancel }}
        game={info.game}
      />
    </>
  );
  // What lingers is for all eyes; what only flies may lie beside somebody's hand.
  if (covered && !lingering)
    return (
      <MatchSourceProvider value={source}>
        <HandoverCurtain
          match={match}
          curtain={curtain}
          words={gameWords}
          back={back}
          icons={icons}
        />
        {oneGestureAway}
      </MatchSourceProvider>
    );
  return (
    <MatchSourceProvider value={source}>
      <Kept
        touched={() => {
          touched();
          keptOf(source.now())?.hurry();
        }}
      >
        <Screen
          scroll={false}
          bleed
          maxWidth={Infinity}
          bottomInset={false}
          header={
            <TopBar
              title={lesson?.title ?? shared.games[info.game]}
              {...(lingering && {
                subtitle: gameWords.phases[lingering.decision.before.turn.phase] ?? '',
              })}
              extra={
                <>
                  {lingering ? null : <TurnStrip words={gameWords} />}
                  {elsewhere?.badge}
                </>
              }
              back={back}
              {...(lesson ? { action: lesson.action, icons: [icons[1]] } : { icons })}
            />
          }
        >
          {elsewhere?.above}
          {hasBots ? (
            // Who learns asks in the menu: above the tray something else speaks.
            <BotStrip words={gameWords} onHint={hint.seat === null || lesson ? null : hint.ask} />
          ) : null}
          <TableRemark value={lesson?.card ?? null}>
            <TableAside value={<Beside book={book} words={gameWords} />}>
              {around(shown)}
            </TableAside>
          </TableRemark>
          {lingering ? null : elsewhere?.below}
          {oneGestureAway}
          <RefusalSheet book={book} words={gameWords} />
        </Screen>
        {hasSecrets(match) ? <PrivacyCover game={info.game} /> : null}
      </Kept>
    </MatchSourceProvider>
  );
}

/** The page round a table: it notes every touch and keeps the place of whoever plays by keyboard. */
function Kept({ touched, children }: { touched(): void; children: ReactNode }): ReactNode {
  const target = useKeptFocus();
  return (
    <View
      ref={target}
      style={{ flex: 1 }}
      onStartShouldSetResponderCapture={() => {
        touched();
        return false;
      }}
    >
      {children}
    </View>
  );
}

function nothing(): void {
  // Nobody has to be shut out.
}

function asItIs(table: ReactNode): ReactNode {
  return table;
}

function Aftermath({ look: { decision, isFlying } }: { look: Look }): ReactNode {
  const match = useMatchNow();
  const openClause = useOpenClause(match.info.game);
  return (
    <Suspense fallback={null}>
      {showPart(gameOf(match.info.game).parts.aftermath, {
        players: match.info.players,
        move: decision.move,
        landed: !isFlying,
        before: decision.before.view('table'),
        view: match.view('table'),
        standing: match.standing,
        onGoOn: () => match.seen('look'),
        openClause,
      })}
    </Suspense>
  );
}

interface TableOfMatchProps {
  advised: Advised | null;
  /** At this entry. */
  onCall: ((seq: number) => void) | null;
}

function Table({ advised, onCall }: TableOfMatchProps): ReactNode {
  const match = useMatchNow();
  const props = useTableProps(match, match.viewer);
  const { book, words } = useBook(match.info.game);
  const correcting = useCorrecting(keptOf(match), book, words);
  // One for life: a pad is painted again only when a number of it changes.
  const correct = useSteady(correcting.correct);
  const entered = keptOf(match) !== null && match.info.mode !== 'virtual';
  const brought = broughtNow(match);
  const shown = {
    ...props,
    ...(brought && { brought }),
    ...(entered && { correct }),
    ...(advised && { advised: advised.move }),
    ...(onCall && { call: () => onCall(match.seq) }),
  };
  // Its inputs begin anew with what was chosen.
  const table = (
    <Suspense key={advised ? JSON.stringify(advised) : 'own'} fallback={null}>
      {showPart(gameOf(match.info.game).parts.table, shown)}
    </Suspense>
  );
  if (othersAct(match)) return <Waiting match={match}>{table}</Waiting>;
  return (
    <>
      {table}
      {correcting.choice}
    </>
  );
}

/** On one's own phone there is nothing to press while others are asked, and never for whoever looks on. */
function othersAct({ keptHere, info, viewer, turn }: Match): boolean {
  if (keptHere || info.mode !== 'virtual') return false;
  if (viewer === 'table') return true;
  return turn.actors.length > 0 && !turn.actors.includes(viewer);
}

function Waiting({ match, children }: { match: Match; children: ReactNode }): ReactNode {
  const { info, turn, viewer } = match;
  const words = useText(matchText);
  const { space } = useTheme();
  const names = turn.actors.flatMap((seat) => info.players[seat]?.name ?? []);
  return (
    <>
      <Scroll style={{ flex: 1 }} contentContainerStyle={{ padding: space.m, flexGrow: 1 }}>
        <Still hand={viewer !== 'table'}>{children}</Still>
      </Scroll>
      {names.length > 0 && viewer !== 'table' ? (
        <View role="status" style={{ padding: space.l }}>
          <T variant="heading" align="center">
            {words.waitsFor(words.and(names))}
          </T>
        </View>
      ) : null}
    </>
  );
}

/** What the holder has drawn and looks at before the device goes on. */
function broughtNow({ look, viewer, seen }: Match): Brought<unknown, unknown> | null {
  if (!look?.isOwn) return null;
  const { before, move } = look.decision;
  return { before: before.view(viewer), move, passOn: () => seen('look') };
}

/** Somebody else is asked or holds the device, or it is something else: a tap that comes at once was meant for before. */
function useMovedOn({ turn: { phase, actors }, curtain, look }: Match): void {
  const { who, open } = curtain?.holder ?? { who: 'table', open: false };
  const asked = [phase, ...actors, who, open, look?.isOwn, look?.isOpen].join(' ');
  useLayoutEffect(tableMovedOn, [asked]);
}

/** The table stands, and nobody has looked at it long enough to move. */
const AHEAD_MS = 300;

function usePartsAhead({ info: { game, mode } }: Match): void {
  useEffect(() => {
    const timer = setTimeout(() => fetchParts(game, mode), AHEAD_MS);
    return () => clearTimeout(timer);
  }, [game, mode]);
}
