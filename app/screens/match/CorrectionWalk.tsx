/**
 * What a correction makes of everything after it (mock-up 29): the standing before and after side by side, what stays,
 * what stands in another order, and each entry that cannot stand as a question. Nothing is stored before the end.
 */
import { Suspense, type ReactNode } from 'react';
import { View } from 'react-native';

import { hasClause } from '../../../src/games/kit/RefusalNote';
import { gameOf } from '../../../src/games';
import { showPart } from '../../../src/games/kit/part';
import type { Correction, KeptMatch } from '../../../src/match/types';
import { minus } from '../../../src/text/plural';
import { useText } from '../../../src/text/locale';
import { Button, ClauseTag, Icon, Panel, PlayerBadge, T, useTheme } from '../../../src/ui';
import { TableLayout } from '../../../src/ui/components/TableLayout';
import { useTitleSize } from '../../../src/ui/components/useTitleSize';
import { entrySentence } from './logWords';
import { sayNames } from './names';
import { matchText } from './text';
import { WhatFollows } from './WhatFollows';
import { useBook } from './useBook';
import { useOpenClause } from './useOpenClause';

export interface CorrectionWalkProps {
  match: KeptMatch;
  correction: Correction;
  onChange(): void;
  onAdd(): void;
  onOut(): void;
  onAllOut(): void;
  onSave(): void;
}

export function CorrectionWalk(props: CorrectionWalkProps): ReactNode {
  const { match, correction } = props;
  return (
    <TableLayout
      middle={
        <>
          <BeforeAndAfter match={match} correction={correction} />
          <WhatFollows match={match} correction={correction} />
        </>
      }
      tray={correction.question ? <Asked {...props} /> : <AllStands {...props} />}
      action={<Ways {...props} />}
    />
  );
}

function BeforeAndAfter({ match, correction }: Pick<CorrectionWalkProps, 'match' | 'correction'>) {
  const words = useText(matchText).walk;
  const { colors, space } = useTheme();
  // Where the walk has stopped, the standing is compared with the one there was at that place.
  const { question } = correction;
  const place = (question && match.before(question.entry.seq)) ?? match;
  const { points: before } = place.standing;
  const { points: after } = correction.standing;
  return (
    <Panel label={words.standing} style={{ paddingVertical: space.s }}>
      <WasAndIs match={match} correction={correction} />
      {match.info.players.map(({ seat, name, colour }) => {
        const [was, is] = [before[seat] ?? 0, after[seat] ?? 0];
        return (
          <View
            key={seat}
            accessible
            aria-label={words.spokenStanding(name, was, is)}
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: space.m,
              minHeight: 48,
              borderTopWidth: 1,
              borderColor: colors.line,
            }}
          >
            <PlayerBadge name={name} colour={colour} size={30} decorative />
            <T variant="label" style={{ flex: 1 }} numberOfLines={1}>
              {name}
            </T>
            {was === is ? (
              <>
                <T variant="numM">{minus(is)}</T>
                <T variant="caption" color="inkSoft">
                  {words.same}
                </T>
              </>
            ) : (
              <>
                <T variant="numM" color="inkFaint" style={{ textDecorationLine: 'line-through' }}>
                  {minus(was)}
                </T>
                <Icon name="arrowR" size={16} color={colors.inkFaint} />
                <T variant="numM" color={is < was ? 'illegalText' : 'goodText'}>
                  {minus(is)}
                </T>
              </>
            )}
          </View>
        );
      })}
    </Panel>
  );
}

/** The corrected entry itself, as it was and as it is now. */
function WasAndIs({ match, correction }: Pick<CorrectionWalkProps, 'match' | 'correction'>) {
  const words = useText(matchText).walk;
  const { words: game } = useBook(match.info.game);
  const { space } = useTheme();
  const { setup, players } = match.info;
  const [corrected] = correction.passed;
  const entry = match.log.find(({ seq }) => seq === corrected?.seq);
  if (!corrected || !entry) return null;
  const say = sayNames(players);
  const [was, is] = [entry.move, corrected.move].map((move) =>
    entrySentence(move, { game, say, setup }),
  );
  return (
    <View
      accessible
      aria-label={words.spokenEntry(was ?? '', is ?? '')}
      style={{ gap: space.xs, paddingBottom: space.s }}
    >
      <T variant="label" color="inkFaint" style={{ textDecorationLine: 'line-through' }}>
        {was}
      </T>
      <T variant="label">{is}</T>
    </View>
  );
}

/** Which of the questions it is. */
function HowFar({ answered, questions }: Pick<Correction, 'answered' | 'questions'>): ReactNode {
  const words = useText(matchText).walk;
  const { colors, space } = useTheme();
  if (questions < 2) return null;
  const now = answered + 1;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
      <View
        aria-hidden
        style={{
          flex: 1,
          height: 6,
          borderRadius: 3,
          overflow: 'hidden',
          backgroundColor: colors.line,
        }}
      >
        <View
          style={{
            width: `${(100 * now) / questions}%`,
            height: 6,
            backgroundColor: colors.legal,
          }}
        />
      </View>
      <T variant="label" color="inkSoft">
        {words.nth(now, questions)}
      </T>
    </View>
  );
}

function Headline({ title }: { title: string }): ReactNode {
  const size = useTitleSize(title, 0, { variant: 'title' });
  return (
    <T variant="title" heading={2} aria-live="polite" style={size}>
      {title}
    </T>
  );
}

/** What a sentence needs to be read beside a drawing. */
const REASON = 160;

function Asked({ match, correction }: CorrectionWalkProps): ReactNode {
  const words = useText(matchText).walk;
  const { words: game } = useBook(match.info.game);
  const openClause = useOpenClause(match.info.game);
  const { space } = useTheme();
  const { info } = match;
  const { question, moment } = correction;
  if (!question) return null;
  const say = sayNames(info.players);
  const { tried } = gameOf(info.game).parts;
  const { entry, refusal, mayGo, mayChange, mayAdd } = question;
  const title = mayAdd
    ? words.askAdd(game.phases[moment.turn.phase] ?? '')
    : mayGo && mayChange
      ? words.askBoth
      : mayChange
        ? words.askChange
        : words.askOut;
  return (
    <View style={{ gap: space.m }}>
      <HowFar {...correction} />
      <Headline title={title} />
      <T variant="label" color="inkSoft">
        {entrySentence(entry.move, { game, say, setup: info.setup })}
      </T>
      {/* The drawing's cross reaches beyond its edge. */}
      <View
        style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: space.xl, rowGap: space.m }}
      >
        <Suspense fallback={null}>
          {showPart(tried, {
            players: info.players,
            view: moment.view('table'),
            move: entry.move,
          })}
        </Suspense>
        {/* Beside what is small, below what is wide. */}
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: REASON, gap: space.xs }}>
          <T>{game.refusal(refusal, say)}</T>
          {hasClause(refusal, game) ? (
            <View style={{ alignItems: 'flex-start' }}>
              <ClauseTag clause={refusal.clause} onPress={openClause} />
            </View>
          ) : null}
        </View>
      </View>
    </View>
  );
}

function AllStands({ correction }: CorrectionWalkProps): ReactNode {
  const words = useText(matchText).walk;
  const { space } = useTheme();
  const asItWas = correction.passed.filter(({ how }) => how === 'as it was').length;
  return (
    <View style={{ gap: space.xs }}>
      <Headline title={words.allStands} />
      <T color="inkSoft">{words.stay(asItWas)}</T>
    </View>
  );
}

function Ways(props: CorrectionWalkProps): ReactNode {
  const { match, correction, onChange, onAdd, onOut, onAllOut, onSave } = props;
  const words = useText(matchText).walk;
  const { space } = useTheme();
  const { game } = match.info;
  const { question, waiting } = correction;
  return (
    <View style={{ gap: space.s }}>
      {question ? (
        <>
          {/* As wide as its word: a share of the line broke it in two. */}
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
            {question.mayGo ? (
              <Button
                kind="quiet"
                label={words.takeOut}
                onPress={onOut}
                style={{ flexGrow: 1, flexBasis: 'auto', maxWidth: '100%' }}
              />
            ) : null}
            {question.mayChange ? (
              <Button
                kind={question.mayAdd ? 'quiet' : 'primary'}
                label={words.change}
                icon="pencil"
                game={game}
                onPress={onChange}
                style={{ flexGrow: 2, flexBasis: 'auto', maxWidth: '100%' }}
              />
            ) : null}
            {question.mayAdd ? (
              <Button
                label={words.add}
                icon="plus"
                game={game}
                onPress={onAdd}
                style={{ flexGrow: 2, flexBasis: 'auto', maxWidth: '100%' }}
              />
            ) : null}
          </View>
          {question.mayGo ? null : (
            <Button kind="quiet" label={words.allOut(waiting.length)} onPress={onAllOut} />
          )}
        </>
      ) : (
        <Button label={words.save} icon="check" game={game} onPress={onSave} />
      )}
      <T variant="caption" color="inkSoft" style={{ textAlign: 'center' }}>
        {words.nothingYet}
      </T>
    </View>
  );
}
