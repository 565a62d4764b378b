/** One game's questions: keys, the position as it was tapped in, the ruling, and the tray with what to tap. */
import { useNavigation } from '@react-navigation/native';
import { use, useMemo, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { type GameId, gameOf } from '../../../src/games';
import type { SettleBook } from '../../../src/games/table';
import type { Question, Remark, Settled } from '../../../src/games/settle';
import { writeLink } from '../../../src/games/settleLink';
import { common } from '../../../src/games/common';
import { useLocale, useText } from '../../../src/text/locale';
import {
  EmptyState,
  IconButton,
  Screen,
  Seal,
  T,
  TableAside,
  useTheme,
  useToast,
} from '../../../src/ui';
import { TableLayout } from '../../../src/ui/components/TableLayout';
import { useBook } from '../match/useBook';
import { useOpenClause } from '../match/useOpenClause';
import { AnswerCard } from './AnswerCard';
import { AnswerStrip } from './AnswerStrip';
import { Deciding } from './Deciding';
import { GameChooser } from './GameChooser';
import { askedAbout, inOrder, type OpenTable } from './position';
import { QuestionKeys } from './QuestionKeys';
import { settleLink, shareAnswer } from './shareAnswer';
import { useSealing } from './useSealing';
import { settleText } from './text';

export interface SettleTableProps {
  game: GameId;
  question: string | undefined;
  link: string | undefined;
  /** What lies open in the match it was called from. */
  table: OpenTable | null;
  /** Names by seat from that match. */
  names: readonly string[];
  onClose(): void;
}

export function SettleTable(props: SettleTableProps): ReactNode {
  const { game, onClose } = props;
  const words = useText(settleText);
  const shared = useText(common);
  const navigation = useNavigation();
  const { space } = useTheme();
  const book = use(gameOf(game).settle());
  return (
    <Screen
      scroll={false}
      bleed
      maxWidth={Infinity}
      bottomInset={false}
      header={
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            minHeight: 60,
            paddingHorizontal: space.s,
            gap: space.xs,
          }}
        >
          <IconButton icon="close" label={shared.close} onPress={onClose} />
          <T variant="heading" heading={1} style={{ flex: 1 }} numberOfLines={2}>
            {words.title}
          </T>
          <GameChooser
            game={game}
            // Another game has nothing to do with the match or the position.
            onChoose={(other) =>
              navigation.setParams({
                game: other,
                question: undefined,
                p: undefined,
                match: undefined,
              })
            }
          />
        </View>
      }
    >
      {book ? <Asking {...props} key={game} book={book} /> : <NotYet game={game} />}
    </Screen>
  );
}

function NotYet({ game }: { game: GameId }): ReactNode {
  const words = useText(settleText);
  const navigation = useNavigation();
  return (
    <EmptyState
      drawing={<Seal kind="verdict" size={96} decorative />}
      sentence={words.notYet}
      action={{
        label: words.toRules,
        onPress: () => navigation.navigate('Rulebook', { game }),
      }}
    />
  );
}

function Asking(props: SettleTableProps & { book: SettleBook }): ReactNode {
  const { book, table } = props;
  const words = useText(settleText);
  const locale = useLocale();
  const navigation = useNavigation();
  const { space } = useTheme();
  const questions = useMemo(() => inOrder(book.questions, table), [book, table]);
  const wanted = questions.find(({ id }) => id === props.question);
  const question = wanted ?? questions[0];
  if (!question) return null;
  const titles = book.words[locale].questions;
  return (
    <View style={{ flex: 1 }}>
      <View style={{ paddingBottom: space.xs }}>
        <QuestionKeys
          questions={questions.map(({ id }) => ({ id, title: titles[id]?.title ?? id }))}
          chosen={question.id}
          onChoose={(id) => navigation.setParams({ question: id, p: undefined })}
        />
      </View>
      {props.question && !wanted ? (
        <T
          variant="label"
          color="illegalText"
          aria-live="polite"
          style={{ paddingHorizontal: space.page }}
        >
          {words.noQuestion}
        </T>
      ) : null}
      <OneQuestion {...props} key={question.id} asked={question} />
    </View>
  );
}

function OneQuestion(props: SettleTableProps & { book: SettleBook; asked: Question }): ReactNode {
  const { game, book, asked, link, table } = props;
  const words = useText(settleText);
  const navigation = useNavigation();
  const hint = book.words[useLocale()].questions[asked.id]?.hint;
  const name = useNames(props.names);
  const say = useSay(book, name);
  const { position, from, broken } = useMemo(
    () => askedAbout(asked, link, table),
    [asked, link, table],
  );
  const [focus, setFocus] = useState(() => book.firstFocus?.[asked.id]?.(position) ?? 0);
  const answer = useMemo(() => asked.answer(position), [asked, position]);
  const said = say(answer.kind === 'settled' ? answer.headline : answer.remark);
  const { words: gameWords, book: rulebook } = useBook(game);
  const openClause = useOpenClause(game);
  const share = useShare(props, position, say);
  const change = (next: unknown): void =>
    navigation.setParams({ question: asked.id, p: writeLink(next) });
  const Input = book.inputs[asked.id];
  const Tray = book.trays?.[asked.id];
  const Proof = book.proofs?.[asked.id];
  const lands = useSealing(answer.kind);
  const input = { position, onChange: change, answer, name, focus, onFocus: setFocus };
  const clear = (): void => {
    change(asked.empty);
    setFocus(0);
  };
  const rules = rulebook.settles?.[asked.id] ?? [];
  const deciding = <Deciding rules={rules} words={gameWords} openClause={openClause} />;
  const layout = (
    <TableLayout
      middle={
        <>
          <View style={{ flexDirection: 'row', alignItems: 'center', minHeight: 48 }}>
            <T variant="label" color="inkSoft" style={{ flex: 1 }}>
              {broken ? words.broken : from === 'match' ? words.fromMatch : hint}
            </T>
            {answer.kind === 'settled' || writeLink(position) === writeLink(asked.empty) ? null : (
              <IconButton icon="trash" label={words.clear} onPress={clear} />
            )}
          </View>
          <View role="group" aria-label={words.position}>
            {Input ? <Input {...input} /> : null}
          </View>
        </>
      }
      outcome={{
        card: (
          <AnswerCard
            game={game}
            answer={answer}
            words={gameWords}
            say={say}
            openClause={openClause}
            onShare={share}
            proof={Proof ? <Proof {...input} /> : undefined}
            lands={lands}
            onAnother={clear}
          />
        ),
        label: `${words.answer}: ${said}`,
        strip: <AnswerStrip kind={answer.kind} said={said} />,
      }}
      tray={Tray ? <Tray {...input} /> : undefined}
    />
  );
  return <TableAside value={deciding}>{layout}</TableAside>;
}

/** Players of the match, or «Гравець 1» where there is none. */
function useNames(names: readonly string[]): (seat: number) => string {
  const { player } = useText(common);
  return useMemo(() => (seat: number) => names[seat] ?? player(seat + 1), [names, player]);
}

function useSay(book: SettleBook, name: (seat: number) => string): (remark: Remark) => string {
  const spoken = book.words[useLocale()];
  return useMemo(() => (remark: Remark) => spoken.say(remark, name), [spoken, name]);
}

/** Names stay at the table: a link carries seats only. */
function useShare(
  { game, book, asked }: SettleTableProps & { book: SettleBook; asked: Question },
  position: unknown,
  say: (remark: Remark) => string,
): (settled: Settled) => void {
  const words = useText(settleText);
  const names = useText(common).games;
  const title = book.words[useLocale()].questions[asked.id]?.title ?? '';
  const toast = useToast();
  return (settled) => {
    shareAnswer({
      question: `${names[game]}: ${title}`,
      headline: say(settled.headline),
      steps: settled.steps.map(say),
      clause: settled.clause,
      link: settleLink(game, asked.id, position),
    }).then(
      (how) => how === 'copied' && toast.show({ text: words.copied, icon: 'check' }),
      // Closing the system's sheet is not a failure worth a word.
      () => undefined,
    );
  };
}
