/** Advice on request: what a strong player would weigh on this chair, with what this chair may know. */
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { Option, Thought } from '../../../src/bots/kit/types';
import type { Seat } from '../../../src/engine/types';
import { gameOf } from '../../../src/games';
import { reasonIn, type BotWords } from '../../../src/games/botWords';
import { showPart } from '../../../src/games/kit/part';
import type { GameWords } from '../../../src/games/words';
import type { KeptMatch } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Button, radioKeys, Sheet, T, Touch, useTheme } from '../../../src/ui';
import { size, tenths } from '../../bots/tenths';
import { botsText } from '../../bots/text';
import { useBotWords } from '../../bots/useBotWords';
import { scaleOf, ValueBar, type Scale } from '../../bots/ValueBar';
import { sayNames } from './names';

/** As many as fit a phone and are worth a thought. */
const SHOWN = 3;

export interface HintSheetProps {
  match: KeptMatch;
  seat: Seat;
  words: GameWords;
  onClose(): void;
  /** The table begins with this move; playing it stays a second touch. */
  onPick(move: unknown): void;
}

export function HintSheet(props: HintSheetProps): ReactNode {
  const words = useText(botsText).hint;
  return (
    <Sheet open title={words.title} onClose={props.onClose}>
      <Suspense fallback={<T>{words.weighing}</T>}>
        <Advice {...props} />
      </Suspense>
    </Sheet>
  );
}

type Asked = { status: 'weighing' } | { status: 'gone' } | { status: 'there'; thought: Thought };

function useThought({ hint, info }: KeptMatch, seat: Seat): Asked {
  const [asked, setAsked] = useState<Asked>({ status: 'weighing' });
  // Once: what is shown is about the moment in which it was asked for.
  useEffect(() => {
    let current = true;
    const show = (thought: Thought | null): void => {
      if (current) setAsked(thought ? { status: 'there', thought } : { status: 'gone' });
    };
    hint(seat).then(show, () => show(null));
    return () => {
      current = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new picture of the same match is not asked again
  }, [info.id, seat]);
  return asked;
}

function Advice({ match, seat, words: game, onClose, onPick }: HintSheetProps): ReactNode {
  const words = useText(botsText).hint;
  const says = useBotWords(match.info.game);
  const asked = useThought(match, seat);
  const [picked, setPicked] = useState<unknown>(null);
  const { space } = useTheme();
  const thought = asked.status === 'there' ? asked.thought : null;
  const choice = picked ?? thought?.choice ?? null;
  const move = choice === null ? null : movable(match.meant(seat, choice));
  return (
    <View style={{ gap: space.m }}>
      <T color="inkSoft">{words.whose}</T>
      {thought ? (
        <Options {...{ thought, says, match, game, picked: choice }} onPick={setPicked} />
      ) : (
        <T aria-live="polite">{asked.status === 'gone' ? words.gone : words.weighing}</T>
      )}
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <T variant="label">{words.count(match.hints)}</T>
        <T variant="label" color="inkSoft">
          {words.logged}
        </T>
      </View>
      {move ? (
        <Button
          game={match.info.game}
          label={words.pick}
          note={words.pickNote}
          onPress={() => onPick(move)}
        />
      ) : (
        <Button game={match.info.game} label={words.close} onPress={onClose} />
      )}
    </View>
  );
}

/** Null for what says nothing but its kind: that is one button on the table, with nothing to choose before. */
function movable(move: unknown): object | null {
  const said = move as object | null;
  return said && Object.keys(said).some((key) => key !== 'type' && key !== 'seat') ? said : null;
}

interface OptionsProps {
  thought: Thought;
  says: BotWords;
  match: KeptMatch;
  game: GameWords;
  picked: unknown;
  onPick(choice: unknown): void;
}

function Options({ thought, says, match, game, picked, onPick }: OptionsProps): ReactNode {
  const words = useText(botsText).hint;
  const { space } = useTheme();
  const { players, setup } = match.info;
  const shown = shownOf(thought);
  const scale = scaleOf(shown);
  const reasons = thought.reasons.flatMap((reason) => reasonIn(says, reason) ?? []).slice(0, 2);
  const nameOf = (choice: unknown): string =>
    says.choice?.(choice) ?? (game.told ?? game.move)(choice, sayNames(players), setup);
  return (
    <View style={{ gap: space.s }}>
      <View role="radiogroup" aria-label={words.whose} style={{ gap: space.s }} {...radioKeys}>
        {shown.map((option) => (
          <Weighed
            key={JSON.stringify(option.choice)}
            option={option}
            name={nameOf(option.choice)}
            scale={scale}
            chosen={option.choice === picked}
            why={option.choice === thought.choice ? reasons.join(' ') : ''}
            match={match}
            onPress={() => onPick(option.choice)}
          />
        ))}
      </View>
      <T variant="label" color="inkSoft">
        {shown.length > 1 ? (says.scale ?? words.scale) : words.only}
      </T>
    </View>
  );
}

/** The best few, and the choice where it is none of them: mixed votes. */
function shownOf({ options, choice }: Thought): Option<unknown>[] {
  const best = options.slice(0, SHOWN);
  const own = options.find((option) => option.choice === choice);
  return own && !best.includes(own) ? [...best.slice(0, SHOWN - 1), own] : best;
}

interface WeighedProps {
  option: Option<unknown>;
  name: string;
  scale: Scale;
  chosen: boolean;
  why: string;
  match: KeptMatch;
  onPress(): void;
}

function Weighed({ option, name, scale, chosen, why, match, onPress }: WeighedProps): ReactNode {
  const words = useText(botsText);
  const { colors, radii, space, game: tintOf } = useTheme();
  const { game } = match.info;
  const { accent, tint } = tintOf(game);
  const value = tenths(option.value, words.comma);
  const spread = size(option.spread, words.comma);
  return (
    <Touch
      role="radio"
      aria-checked={chosen}
      label={[words.hint.spoken(name, value, spread), why].filter(Boolean).join('. ')}
      onPress={onPress}
      style={{
        gap: space.xs,
        padding: space.m,
        borderRadius: radii.panel,
        borderWidth: chosen ? 2.5 : 1,
        borderColor: chosen ? colors.legalGlow : colors.line,
        backgroundColor: chosen ? tint : colors.paperRaised,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
        <Suspense fallback={null}>
          {showPart(gameOf(game).parts.logged, { move: option.choice, view: match.view('table') })}
        </Suspense>
        <View style={{ flex: 1, gap: space.xs }}>
          <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: space.s }}>
            <T variant="bodyStrong" style={{ flex: 1 }}>
              {name}
            </T>
            <T variant="numS">{value}</T>
            <T variant="label" color="inkSoft">{`± ${spread}`}</T>
          </View>
          <ValueBar {...option} scale={scale} color={chosen ? accent : colors.woodLight} />
        </View>
      </View>
      {why ? <T variant="label">{why}</T> : null}
    </Touch>
  );
}
