/** What the app's chance rests on in one match: fingerprint, words, after the end the seed, and how to check. */
import type { StaticScreenProps } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';
import { Platform, View } from 'react-native';

import { fingerprint } from '../../../src/match/fingerprint';
import { useMatch, useStore } from '../../../src/match/hooks';
import type { KeptInfo, KeptMatch } from '../../../src/match/types';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import { Button, Panel, Screen, T, TopBar, useTheme, useToast } from '../../../src/ui';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { NotReady } from '../match/NotReady';
import { isOurChance } from '../match/ourChance';
import { fairnessText } from './text';

export default function FairnessScreen({ route }: StaticScreenProps<{ id: string }>): ReactNode {
  const state = useMatch(route.params.id);
  const words = useText(fairnessText);
  useScreenTitle(words.title);
  if (state.status !== 'ready' && state.status !== 'damaged')
    return <NotReady state={state} id={route.params.id} />;
  return <Fairness match={state.match} />;
}

function Fairness({ match }: { match: KeptMatch }): ReactNode {
  const { info } = match;
  const words = useText(fairnessText);
  const shared = useText(common);
  const goBack = useGoBack();
  const { space } = useTheme();
  const ours = isOurChance(match);
  return (
    <Screen
      header={
        <TopBar
          title={words.title}
          subtitle={shared.games[info.game]}
          back={{ label: shared.back, onPress: goBack }}
        />
      }
      contentStyle={{ gap: space.l }}
    >
      {ours ? (
        <>
          <Panel style={{ gap: space.m }}>
            {words.sentences.map((sentence) => (
              <T key={sentence}>{sentence}</T>
            ))}
          </Panel>
          <Facts info={info} />
          <Check info={info} />
        </>
      ) : (
        <T>{words.notOurs}</T>
      )}
    </Screen>
  );
}

function Facts({ info }: { info: KeptInfo }): ReactNode {
  const words = useText(fairnessText);
  const { space } = useTheme();
  return (
    <Panel style={{ gap: space.l }}>
      <Fact title={words.fingerprint}>
        <Digits text={fingerprint(info.commitment)} />
      </Fact>
      <Fact title={words.words}>
        <T color={info.words.length > 0 ? 'ink' : 'inkSoft'}>
          {info.words.length > 0 ? info.words.join(' · ') : words.noWords}
        </T>
      </Fact>
      <Fact title={words.seed}>
        {info.seed === null ? (
          <T color="inkSoft">{words.sealed}</T>
        ) : (
          <Digits text={fingerprint(info.seed)} />
        )}
      </Fact>
    </Panel>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ gap: space.xs }}>
      <T variant="bodyStrong" heading={2}>
        {title}
      </T>
      {children}
    </View>
  );
}

const TYPEWRITER = Platform.select({ ios: 'Menlo', default: 'monospace' });

function Digits({ text }: { text: string }): ReactNode {
  return (
    <T selectable style={{ fontFamily: TYPEWRITER, fontWeight: 'normal' }}>
      {text}
    </T>
  );
}

function Check({ info }: { info: KeptInfo }): ReactNode {
  const words = useText(fairnessText);
  const store = useStore();
  const toast = useToast();
  const { space } = useTheme();
  const [busy, setBusy] = useState(false);
  const over = info.seed !== null;
  const save = (): void => {
    if (!store || busy) return;
    setBusy(true);
    import('../match/shareFile')
      .then(({ shareMatchFile }) => shareMatchFile(store, info.id))
      .then(
        () => toast.show({ text: words.saved, icon: 'check' }),
        () => toast.show({ text: words.saveFailed, icon: 'info' }),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Panel style={{ gap: space.m }}>
      <T variant="bodyStrong" heading={2}>
        {words.check}
      </T>
      {words.checkSteps.map((step, i) => (
        <T key={step}>{`${i + 1}. ${step}`}</T>
      ))}
      <Digits text={words.command} />
      <T>{words.checkAnswer}</T>
      <Button
        game={info.game}
        icon="share"
        label={words.save}
        busy={busy}
        disabled={!over || !store}
        reason={over ? undefined : words.saveLater}
        onPress={save}
      />
    </Panel>
  );
}
