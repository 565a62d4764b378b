/** What a clause lets through and what it stops, drawn and told. Loaded after the words of the book. */
import { memo, Suspense, use, useMemo, type ReactNode } from 'react';
import { View } from 'react-native';

import { type GameId, gameOf } from '../../../../src/games';
import type { Example, Scene } from '../../../../src/games/example';
import { showPart } from '../../../../src/games/kit/part';
import type { GameWords } from '../../../../src/games/words';
import { useLocale, useText } from '../../../../src/text/locale';
import { Icon, T, useTheme } from '../../../../src/ui';
import { rulesText } from '../text';
import { stage } from './scene';
import { tell } from './tell';
import { exampleText } from './text';

export interface ExamplePairProps {
  game: GameId;
  words: GameWords;
  examples: readonly Example<unknown>[];
}

function ExamplePair({ game, words, examples }: ExamplePairProps): ReactNode {
  const rules = use(gameOf(game).rules());
  const { space } = useTheme();
  const scenes = useMemo(() => examples.map((example) => stage(rules, example)), [rules, examples]);
  return (
    <View style={{ gap: space.m }}>
      {scenes.map((scene, i) => (
        <OneExample key={i} game={game} words={words} scene={scene} />
      ))}
    </View>
  );
}

export default memo(ExamplePair);

function OneExample(props: { game: GameId; words: GameWords; scene: Scene }): ReactNode {
  const { game, words, scene } = props;
  const { colors, space, radii } = useTheme();
  const screen = useText(rulesText);
  const text = useText(exampleText);
  const sights = use(gameOf(game).sights())[useLocale()];
  const say = { name: (seat: number) => screen.players[seat] ?? String(seat + 1) };
  const { before, claim, why } = tell(scene, { words, say, text, sights });
  const accepted = scene.example.ruling === 'accepted';
  const verdict = screen.verdicts[scene.example.kind][scene.example.ruling];
  return (
    <View
      role="group"
      aria-label={verdict}
      style={{
        gap: space.s,
        padding: space.m,
        borderRadius: radii.tile,
        backgroundColor: colors.paperSunken,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
        <Icon
          name={accepted ? 'check' : 'close'}
          size={18}
          color={accepted ? colors.goodText : colors.illegalText}
        />
        <T variant="bodyStrong" color={accepted ? 'goodText' : 'illegalText'}>
          {verdict}
        </T>
      </View>
      {before.length > 0 ? (
        <T variant="label" color="inkSoft">
          {`${screen.before}: ${before.join('; ')}`}
        </T>
      ) : null}
      <T>{claim}</T>
      <Suspense fallback={null}>{showPart(gameOf(game).parts.drawn, { scene })}</Suspense>
      {why ? (
        <T variant="label" color={accepted ? 'inkSoft' : 'illegalText'}>
          {why}
        </T>
      ) : null}
    </View>
  );
}
