/** One gesture away from the table: standings, log, rules of this moment, settle, redo. */
import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { GameBook } from '../../../src/games';
import type { GameWords } from '../../../src/games/words';
import { shortFingerprint } from '../../../src/match/fingerprint';
import { keptOf } from '../../../src/match/holding';
import type { KeptMatch, Match } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import {
  ClauseTag,
  Icon,
  ListRow,
  RowList,
  Sheet,
  T,
  useTheme,
  type IconName,
} from '../../../src/ui';
import { botsText } from '../../bots/text';
import { canReplay } from '../replay/steps';
import { Agreed } from './Agreed';
import { ChairRows } from './ChairRows';
import { rulesNow } from './clausesNow';
import { useMatchNow } from './matchNow';
import { isOurChance } from './ourChance';
import { matchText } from './text';
import { useOpenClause } from './useOpenClause';

export interface MatchMenuProps {
  book: GameBook;
  words: GameWords;
  open: boolean;
  onClose(): void;
  onHowTo(): void;
  /** Advice can be asked for now. */
  onHint: (() => void) | null;
  /** Where the bar has no room for it. */
  onUndo?: (() => void) | null;
  /** Asks whether the match ends here. */
  onEnd(): void;
  /** About the table a match is played at elsewhere. */
  more: ((close: () => void) => ReactNode) | null;
}

interface MenuRow {
  icon: IconName;
  title: string;
  aside?: string;
  onPress(): void;
  disabled?: boolean;
}

export function MatchMenu(props: MatchMenuProps): ReactNode {
  const words = useText(matchText);
  const { open, onClose } = props;
  return (
    <Sheet open={open} onClose={onClose} title={words.menu}>
      <MenuContent {...props} />
    </Sheet>
  );
}

/** What the log of a match that is kept here can be read as. */
function pagesOf(
  kept: KeptMatch,
  words: (typeof matchText)['uk'],
  to: (page: 'Standings' | 'Log' | 'Replay') => () => void,
): MenuRow[] {
  const replay: MenuRow = {
    icon: 'play',
    title: words.replay,
    disabled: kept.log.length === 0,
    onPress: to('Replay'),
  };
  return [
    { icon: 'chart', title: words.standings, onPress: to('Standings') },
    { icon: 'clock', title: words.log, onPress: to('Log') },
    ...(canReplay(kept) ? [replay] : []),
  ];
}

/** Apart from the sheet: what is not open is not worked out with every move. */
function MenuContent(props: MatchMenuProps): ReactNode {
  const { book, words: game, onClose, onHowTo, onHint, onUndo, onEnd, more } = props;
  const match = useMatchNow();
  const words = useText(matchText);
  const advice = useText(botsText).hint;
  const navigation = useNavigation();
  const { space } = useTheme();
  const kept = keptOf(match);
  const { id, game: gameId } = match.info;
  const go = (then: () => void) => () => {
    onClose();
    then();
  };
  const rows: readonly MenuRow[] = [
    ...(kept ? pagesOf(kept, words, (page) => go(() => navigation.navigate(page, { id }))) : []),
    {
      icon: 'scales',
      title: words.settle,
      onPress: go(() =>
        navigation.navigate('Settle', { game: gameId, ...(kept && { match: id }) }),
      ),
    },
    {
      icon: 'book',
      title: words.rules,
      onPress: go(() => navigation.navigate('Rulebook', { game: gameId })),
    },
    ...(onUndo ? ([{ icon: 'undo', title: words.undo, onPress: go(onUndo) }] as const) : []),
    ...(onHint ? ([{ icon: 'info', title: advice.title, onPress: go(onHint) }] as const) : []),
    {
      icon: 'pencil',
      title: match.info.mode === 'virtual' ? words.howToPlay : words.howTo,
      onPress: go(onHowTo),
    },
    ...(kept && isOurChance(kept)
      ? ([
          {
            icon: 'lock',
            title: words.fairness,
            aside: shortFingerprint(match.info.commitment),
            onPress: go(() => navigation.navigate('Fairness', { id })),
          },
        ] as const)
      : []),
    {
      icon: 'rotate',
      title: words.redo,
      disabled: !match.canRedo,
      onPress: go(() => void match.redo()),
    },
    ...(kept ? ([{ icon: 'flag', title: words.endNow, onPress: go(onEnd) }] as const) : []),
  ];
  return (
    <>
      <RowList>
        {rows.map((row) => (
          <ListRow
            key={row.title}
            title={row.title}
            aside={row.aside}
            before={<Icon name={row.icon} />}
            disabled={row.disabled}
            onPress={row.onPress}
          />
        ))}
      </RowList>
      {more?.(onClose)}
      {kept ? <ChairRows match={kept} onDone={onClose} /> : null}
      <Agreed match={match} words={game} onOpen={onClose} />
      <T variant="heading" heading={2} style={{ marginTop: space.l, marginBottom: space.s }}>
        {words.rulesNow}
      </T>
      <RulesNow match={match} book={book} words={game} onOpen={onClose} />
    </>
  );
}

interface RulesNowProps {
  match: Match;
  book: GameBook;
  words: GameWords;
  onOpen(): void;
}

function RulesNow({ match, book, words, onOpen }: RulesNowProps): ReactNode {
  const { space, touch } = useTheme();
  const openClause = useOpenClause(match.info.game);
  const now = rulesNow(book.clauses, match.turn.phase);
  return (
    <View style={{ gap: space.xs }}>
      {now.map(({ id }) => (
        <View key={id}>
          <View
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: space.s,
              minHeight: touch.min,
            }}
          >
            <ClauseTag
              clause={id}
              onPress={(clause) => {
                onOpen();
                openClause(clause);
              }}
            />
            <T variant="bodyStrong" style={{ flex: 1 }}>
              {words.clauses[id]?.title}
            </T>
          </View>
          <T variant="label" color="inkSoft">
            {words.clauses[id]?.words}
          </T>
        </View>
      ))}
    </View>
  );
}
