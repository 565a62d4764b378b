/** Advice on request: what a strong player would weigh on this chair, with what this chair may know. */
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { Option, Thought } from '../../../src/bots/kit/types';
import type { Seat } from '../../../src/engine/types';
import { reasonIn, type BotWords } from '../../../src/games/botWords';
import type { GameWords } from '../../../src/games/words';
import type { KeptMatch } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Button, Panel, Sheet, T, useTheme } from '../../../src/ui';
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

function Advice({ match, seat, words: game, onClose }: HintSheetProps): ReactNode {
  const words = useText(botsText).hint;
  const says = useBotWords(match.info.game);
  const asked = useThought(match, seat);
  const { space } = useTheme();
  return (
    <View style={{ gap: space.m }}>
      <T color="inkSoft">{words.whose}</T>
      {asked.status === 'there' ? (
        <Options thought={asked.thought} says={says} match={match} game={game} />
      ) : (
        <T aria-live="polite">{asked.status === 'gone' ? words.gone : words.weighing}</T>
      )}
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <T variant="label">{words.count(match.hints)}</T>
        <T variant="label" color="inkSoft">
          {words.logged}
        </T>
      </View>
      <Button game={match.info.game} label={words.close} onPress={onClose} />
    </View>
  );
}

interface OptionsProps {
  thought: Thought;
  says: BotWords;
  match: KeptMatch;
  game: GameWords;
}

function Options({ thought, says, match, game }: OptionsProps): ReactNode {
  const words = useText(botsText).hint;
  const { space } = useTheme();
  const { players, setup } = match.info;
  const shown = thought.options.slice(0, SHOWN);
  const scale = scaleOf(shown);
  const reasons = thought.reasons.flatMap((reason) => reasonIn(says, reason) ?? []).slice(0, 2);
  const nameOf = (choice: unknown): string =>
    says.choice?.(choice) ?? (game.told ?? game.move)(choice, sayNames(players), setup);
  return (
    <View style={{ gap: space.s }}>
      {shown.map((option) => (
        <Weighed
          key={JSON.stringify(option.choice)}
          option={option}
          name={nameOf(option.choice)}
          scale={scale}
          best={option.choice === thought.choice}
          why={option.choice === thought.choice ? reasons.join(' ') : ''}
          game={match.info.game}
        />
      ))}
      <T variant="label" color="inkSoft">
        {shown.length > 1 ? words.scale : words.only}
      </T>
    </View>
  );
}

interface WeighedProps {
  option: Option<unknown>;
  name: string;
  scale: Scale;
  best: boolean;
  why: string;
  game: string;
}

function Weighed({ option, name, scale, best, why, game }: WeighedProps): ReactNode {
  const words = useText(botsText);
  const { colors, space, game: tintOf } = useTheme();
  const { accent, tint } = tintOf(game);
  const value = tenths(option.value, words.comma);
  const spread = size(option.spread, words.comma);
  return (
    <Panel
      raised
      style={{
        gap: space.xs,
        padding: space.m,
        ...(best ? { borderColor: colors.legalGlow, backgroundColor: tint } : {}),
      }}
    >
      <View
        accessible
        aria-label={words.hint.spoken(name, value, spread)}
        style={{ flexDirection: 'row', alignItems: 'baseline', gap: space.s }}
      >
        <T variant="bodyStrong" style={{ flex: 1 }}>
          {name}
        </T>
        <T variant="numS">{value}</T>
        <T variant="label" color="inkSoft">{`± ${spread}`}</T>
      </View>
      <ValueBar {...option} scale={scale} color={best ? accent : colors.woodLight} />
      {why ? <T variant="label">{why}</T> : null}
    </Panel>
  );
}
