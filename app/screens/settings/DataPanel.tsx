/** Everything to a file and back: what is in the file is shown first, and nothing is taken on trust. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { BackupTrouble, ImportPreview } from '../../../src/match/backup';
import { useStore } from '../../../src/match/hooks';
import type { Store } from '../../../src/storage';
import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import { Button, Dialog, Panel, T, useTheme, useToast } from '../../../src/ui';
import { settingsText } from './text';

interface Picked {
  bytes: Uint8Array;
  preview: ImportPreview;
}

interface Work {
  kind: 'backup' | 'restore';
  done: number;
  total: number;
}

async function saveEverything(store: Store, onProgress: (work: Work) => void): Promise<void> {
  const { exportEverything } = await import('../../../src/match/backup');
  const { saveFile } = await import('../../../src/storage/files');
  const files = await exportEverything(store, {
    onProgress: ({ done, total }) => onProgress({ kind: 'backup', done, total }),
  });
  for (const file of files) await saveFile(file);
}

async function pickBackup(store: Store): Promise<Picked | null> {
  const { pickFile } = await import('../../../src/storage/files');
  const file = await pickFile();
  if (!file) return null;
  const { previewImport } = await import('../../../src/match/backup');
  return { bytes: file.bytes, preview: await previewImport(store, file.bytes) };
}

function troubleOf(error: unknown): BackupTrouble | null {
  return error instanceof Error && error.name === 'BackupError'
    ? (error as Error & { trouble: BackupTrouble }).trouble
    : null;
}

export function DataPanel(): ReactNode {
  const words = useText(settingsText);
  const shared = useText(common);
  const store = useStore();
  const toast = useToast();
  const { space } = useTheme();
  const [work, setWork] = useState<Work | null>(null);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [error, setError] = useState<string | null>(null);

  const run = async (job: () => Promise<void>, failed: (cause: unknown) => string) => {
    setError(null);
    try {
      await job();
    } catch (cause) {
      setError(failed(cause));
    } finally {
      setWork(null);
    }
  };
  const backup = (from: Store) =>
    run(
      async () => {
        setWork({ kind: 'backup', done: 0, total: 0 });
        await saveEverything(from, setWork);
        toast.show({ text: words.backupDone, icon: 'check' });
      },
      () => words.backupFailed,
    );
  const choose = (from: Store) =>
    run(
      async () => setPicked(await pickBackup(from)),
      (cause) => words.trouble[troubleOf(cause) ?? 'foreign'],
    );
  const takeIn = (to: Store, { bytes }: Picked) =>
    run(
      async () => {
        setPicked(null);
        setWork({ kind: 'restore', done: 0, total: 0 });
        const { importBackup } = await import('../../../src/match/backup');
        const taken = await importBackup(to, bytes, {
          onProgress: ({ done, total }) => setWork({ kind: 'restore', done, total }),
        });
        toast.show({ text: words.takenIn(taken), icon: 'check' });
      },
      (cause) => words.trouble[troubleOf(cause) ?? 'damaged'],
    );

  const progress = (kind: Work['kind']) =>
    work?.kind === kind && work.total > 0 ? words.progress(work.done, work.total) : undefined;
  return (
    <Panel label={words.data} style={{ gap: space.m }}>
      <T variant="heading" heading={2}>
        {words.data}
      </T>
      <Button
        kind="quiet"
        icon="share"
        label={words.backup}
        note={progress('backup')}
        busy={work?.kind === 'backup'}
        disabled={!store || work !== null}
        onPress={() => store && void backup(store)}
      />
      <T variant="caption" color="inkSoft">
        {words.backupNote}
      </T>
      <Button
        kind="quiet"
        icon="deck"
        label={words.restore}
        note={progress('restore')}
        busy={work?.kind === 'restore'}
        disabled={!store || work !== null}
        onPress={() => store && void choose(store)}
      />
      {error ? (
        <View role="alert">
          <T variant="label" color="illegalText">
            {error}
          </T>
        </View>
      ) : null}
      <Dialog
        open={picked !== null}
        title={words.preview}
        confirm={{
          label: words.takeIn,
          disabled: picked === null || newMatches(picked.preview) === 0,
          onPress: () => store && picked && void takeIn(store, picked),
        }}
        cancel={{ label: shared.cancel, onPress: () => setPicked(null) }}
      >
        {picked ? <Preview preview={picked.preview} /> : null}
      </Dialog>
    </Panel>
  );
}

function newMatches({ matches }: ImportPreview): number {
  return matches.fresh + matches.longer + matches.parted;
}

function Preview({ preview }: { preview: ImportPreview }): ReactNode {
  const words = useText(settingsText);
  const { space } = useTheme();
  return (
    <View style={{ gap: space.xs }}>
      {newMatches(preview) === 0 ? <T>{words.nothingNew}</T> : null}
      <T>{words.previewNew(preview.matches.fresh)}</T>
      <T>{words.previewKnown(preview.matches.known)}</T>
      {preview.matches.longer > 0 ? <T>{words.previewLonger(preview.matches.longer)}</T> : null}
      {preview.matches.parted > 0 ? <T>{words.previewParted(preview.matches.parted)}</T> : null}
      <T>{words.previewPlayers(preview.players.fresh)}</T>
    </View>
  );
}
