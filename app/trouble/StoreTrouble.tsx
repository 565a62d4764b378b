/**
 * In place of every list that needs the store while it cannot be had: why, what to do, and that nothing was
 * erased. Not part of the first load; the service worker keeps it, so it is there without a network.
 */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { storedFiles, type Failure } from '../../src/storage';
import { common } from '../../src/text/common';
import { useText } from '../../src/text/locale';
import { Button, Dialog, Divider, Panel, T, useTheme, useToast, useWide } from '../../src/ui';
import { Drawers } from '../../src/ui/drawings/Drawers';
import { causeOf, type Shut } from '../useStoreTrouble';
import { troubleText } from './text';
import type { uk } from './text/uk';

type Step = keyof (typeof uk)['trouble']['steps'];

/** Of the page that says it: the picture stands beside the steps where there is room. */
export function useTroubleWidth(): number {
  return useWide() ? 960 : 520;
}

const STEPS: Record<Failure | 'elsewhere', readonly Step[]> = {
  elsewhere: ['close', 'take', 'save'],
  busy: ['closeHung', 'restart', 'save'],
  silent: ['again', 'restart', 'save'],
  unloaded: ['network', 'again', 'save'],
  newer: ['update', 'save'],
  full: ['room', 'save'],
  refused: ['allow', 'again', 'save'],
  damaged: ['again', 'restart', 'save'],
  unknown: ['again', 'restart', 'save'],
};

async function saveStored(): Promise<boolean> {
  const files = await storedFiles();
  const { saveFile } = await import('../../src/storage/files');
  for (const file of files) await saveFile({ ...file, mime: 'application/vnd.sqlite3' });
  return files.length > 0;
}

export default function StoreTrouble({ trouble }: { trouble: Shut }): ReactNode {
  const words = useText(troubleText).trouble;
  const { space } = useTheme();
  const wide = useWide();
  const cause = causeOf(trouble);
  return (
    <View style={{ flexDirection: wide ? 'row' : 'column', gap: wide ? space.section : space.l }}>
      <View
        role="status"
        style={{ flex: wide ? 1 : undefined, alignItems: 'center', gap: space.s }}
      >
        <Drawers labels={[words.drawers.players, words.drawers.matches]} />
        <T variant="heading" heading={2} align="center">
          {words.title}
        </T>
        <T color="inkSoft" align="center" style={{ maxWidth: 340 }}>
          {`${words.safe} ${words.causes[cause]}`}
        </T>
      </View>
      <View style={{ flex: wide ? 1 : undefined, gap: space.l }}>
        <Steps steps={STEPS[cause]} />
        <T variant="label" color="inkFaint" align="center">
          {words.works}
        </T>
        <Ways trouble={trouble} />
      </View>
    </View>
  );
}

function Steps({ steps }: { steps: readonly Step[] }): ReactNode {
  const words = useText(troubleText).trouble.steps;
  const { colors, space } = useTheme();
  return (
    <Panel>
      <View role="list" style={{ gap: space.m }}>
        {steps.map((step, i) => (
          <View key={step} role="listitem" style={{ gap: space.m }}>
            {i > 0 ? <Divider /> : null}
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
              <View
                aria-hidden
                style={{
                  width: 30,
                  height: 30,
                  borderRadius: 15,
                  alignItems: 'center',
                  justifyContent: 'center',
                  backgroundColor: colors.paperSunken,
                }}
              >
                <T variant="numS">{i + 1}</T>
              </View>
              <View style={{ flex: 1 }}>
                <T variant="bodyStrong">{words[step].what}</T>
                <T variant="caption" color="inkSoft">
                  {words[step].note}
                </T>
              </View>
            </View>
          </View>
        ))}
      </View>
    </Panel>
  );
}

function Ways({ trouble }: { trouble: Shut }): ReactNode {
  const words = useText(troubleText).trouble;
  const shared = useText(common);
  const toast = useToast();
  const { space } = useTheme();
  const [busy, setBusy] = useState<'again' | 'take' | 'save' | null>(null);
  const [asking, setAsking] = useState(false);
  const during = (what: NonNullable<typeof busy>, work: Promise<unknown>): void => {
    setBusy(what);
    void work.finally(() => setBusy(null));
  };
  const save = (): Promise<void> =>
    saveStored().then(
      (saved) => toast.show({ text: saved ? words.saved : words.notSaved }),
      () => toast.show({ text: words.notSaved }),
    );
  return (
    <View style={{ gap: space.m }}>
      <Button
        icon="reroll"
        label={words.again}
        busy={busy === 'again'}
        disabled={busy !== null && busy !== 'again'}
        onPress={() => during('again', trouble.again())}
      />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.m }}>
        {trouble.status === 'elsewhere' ? (
          <Button
            kind="quiet"
            label={words.takeOver}
            busy={busy === 'take'}
            onPress={() => setAsking(true)}
            style={{ flexGrow: 1, flexShrink: 1 }}
          />
        ) : null}
        <Button
          kind="quiet"
          label={words.save}
          busy={busy === 'save'}
          onPress={() => during('save', save())}
          style={{ flexGrow: 1, flexShrink: 1 }}
        />
      </View>
      {trouble.status === 'elsewhere' ? (
        <Dialog
          open={asking}
          title={words.takeOverAsk}
          message={words.takeOverMessage}
          confirm={{
            label: words.takeOver,
            onPress: () => {
              setAsking(false);
              during('take', trouble.takeOver());
            },
          }}
          cancel={{ label: shared.cancel, onPress: () => setAsking(false) }}
        />
      ) : null}
    </View>
  );
}
