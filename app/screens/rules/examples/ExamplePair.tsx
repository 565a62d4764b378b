/** What a clause lets through and what it stops, drawn and told. Loaded when a clause is opened. */
import { Suspense, use, type ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId } from '../../../../src/engine/types';
import type { Example } from '../../../../src/games/example';
import type { GameWords } from '../../../../src/games/words';
import { useText } from '../../../../src/text/locale';
import { Icon, T, useTheme } from '../../../../src/ui';
import { DRAWINGS, loadRules } from '../onDemand';
import { rulesText } from '../text';
import { stage, type Scene } from './scene';
import { tell } from './tell';
import { exampleText } from './text';

export interface ExamplePairProps {
  game: GameId;
  words: GameWords;
  examples: readonly Example<unknown>[];
}

export default function ExamplePair({ game, words, examples }: ExamplePairProps): ReactNode {
  const games = use(loadRules());
  const { space } = useTheme();
  return (
    <View style={{ gap: space.m }}>
      {examples.map((example, i) => (
        <OneExample key={i} game={game} words={words} scene={stage(games[game], example)} />
      ))}
    </View>
  );
}

function OneExample(props: { game: GameId; words: GameWords; scene: Scene }): ReactNode {
  const { game, words, scene } = props;
  const { colors, space, radii } = useTheme();
  const screen = useText(rulesText);
  const text = useText(exampleText);
  const say = { name: (seat: number) => screen.players[seat] ?? String(seat + 1) };
  const { before, claim, why } = tell(game, scene, { words, say, text });
  const accepted = scene.example.ruling === 'accepted';
  const Draw = DRAWINGS[game];
  return (
    <View
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
          {screen.verdicts[scene.example.kind][scene.example.ruling]}
        </T>
      </View>
      {before.length > 0 ? (
        <T variant="label" color="inkSoft">
          {`${screen.before}: ${before.join(' → ')}`}
        </T>
      ) : null}
      <T>{claim}</T>
      <Suspense fallback={null}>
        <Draw scene={scene} />
      </Suspense>
      {why ? (
        <T variant="label" color={accepted ? 'inkSoft' : 'illegalText'}>
          {why}
        </T>
      ) : null}
    </View>
  );
}
