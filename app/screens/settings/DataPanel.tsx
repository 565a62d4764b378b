/** Everything to a file and back: what is in the file is shown first, and nothing is taken on trust. */
import { useNavigation } from '@react-navigation/native';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type {
  BackupTrouble,
  ImportPreview,
  OpenedBackup,
  SetAside,
} from '../../../src/match/backup';
import { useStore } from '../../../src/match/hooks';
import type { Store } from '../../../src/storage';
import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import { Button, Dialog, Panel, T, useTheme, useToast } from '../../../src/ui';
import { useStoreTrouble } from '../../useStoreTrouble';
import { createPace } from './pace';
import { ImportSheet, type Importing } from './ImportSheet';
import { settingsText } from './text';

const TroubleLine = lazy(() => import('../../trouble/TroubleLine'));

interface Work {
  kind: 'backup';
  done: number;
  total: number;
}

const loadFiles = () => import('../../../src/storage/files');

async function saveEverything(store: Store, onProgress: (work: Work) => void): Promise<void> {
  const { exportEverything } = await import('../../../src/match/backup');
  const { saveFile } = await loadFiles();
  const files = await exportEverything(store, {
    onProgress: ({ done, total }) => onProgress({ kind: 'backup', done, total }),
  });
  for (const file of files) await saveFile(file);
}

type Files = Awaited<ReturnType<typeof loadFiles>>;

/** An iPhone opens a file chooser within the tap only: with the code at hand, nothing is awaited before. */
async function pickBytes(files: Files | null): Promise<Uint8Array | null> {
  const { pickFile } = files ?? (await loadFiles());
  return (await pickFile())?.bytes ?? null;
}

/** As it stood in the file, for whoever wants to find out what is wrong with it. */
async function saveApart({ line }: SetAside): Promise<void> {
  const { saveFile } = await loadFiles();
  const bytes = new TextEncoder().encode(JSON.stringify(line));
  await saveFile({ name: 'arbitr-match.json', mime: 'application/json', bytes });
}

const isCancelled = (error: unknown): boolean =>
  error instanceof Error && error.name === 'Cancelled';

function troubleOf(error: unknown): BackupTrouble | null {
  return error instanceof Error && error.name === 'BackupError'
    ? (error as Error & { trouble: BackupTrouble }).trouble
    : null;
}

export function DataPanel(): ReactNode {
  const words = useText(settingsText);
  const shared = useText(common);
  const store = useStore();
  const trouble = useStoreTrouble();
  const toast = useToast();
  const navigation = useNavigation();
  const { space } = useTheme();
  const [work, setWork] = useState<Work | null>(null);
  const [picked, setPicked] = useState<OpenedBackup | null>(null);
  const [importing, setImporting] = useState<Importing | null>(null);
  const [error, setError] = useState<string | null>(null);
  const called = useRef(new AbortController());
  // The code for the file chooser is here before it is asked for.
  const files = useRef<Files | null>(null);
  useEffect(() => {
    loadFiles().then(
      (loaded) => (files.current = loaded),
      () => undefined,
    );
  }, []);

  const run = async (job: () => Promise<void>, failed: (cause: unknown) => string) => {
    setError(null);
    try {
      await job();
    } catch (cause) {
      setImporting(null);
      if (isCancelled(cause)) toast.show({ text: words.importing.cancelled, icon: 'undo' });
      else setError(failed(cause));
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
  /** A reason is never made up: an error that is not about the file says nothing of it. */
  const whyNot = (cause: unknown): string => {
    const trouble = troubleOf(cause);
    return trouble ? words.trouble[trouble] : words.notTaken;
  };
  const choose = (from: Store) =>
    run(async () => {
      const bytes = await pickBytes(files.current);
      if (!bytes) return;
      const { signal } = (called.current = new AbortController());
      setImporting({ stage: 'working', progress: null });
      const { openBackup } = await import('../../../src/match/backup');
      setPicked(await openBackup(from, bytes, { signal }));
      setImporting(null);
    }, whyNot);
  const takeIn = ({ take }: OpenedBackup) =>
    run(async () => {
      setPicked(null);
      const { signal } = (called.current = new AbortController());
      setImporting({ stage: 'working', progress: null });
      const secondsLeft = createPace(Date.now);
      const taken = await take({
        signal,
        onProgress: (progress) =>
          setImporting({ stage: 'working', progress, left: secondsLeft(progress) }),
      });
      setImporting({ stage: 'done', taken });
    }, whyNot);

  const progress = (kind: Work['kind']) =>
    work?.kind === kind && work.total > 0 ? words.progress(work.done, work.total) : undefined;
  return (
    <Panel label={words.data} style={{ gap: space.m }}>
      <T variant="heading" heading={2}>
        {words.data}
      </T>
      {trouble ? (
        <Suspense fallback={null}>
          <TroubleLine trouble={trouble} />
        </Suspense>
      ) : null}
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
        busy={importing?.stage === 'working'}
        disabled={!store || work !== null || importing !== null}
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
          onPress: () => picked && void takeIn(picked),
        }}
        cancel={{ label: shared.cancel, onPress: () => setPicked(null) }}
      >
        {picked ? <Preview preview={picked.preview} /> : null}
      </Dialog>
      <ImportSheet
        importing={importing}
        onCancel={() => called.current.abort()}
        onClose={() => setImporting(null)}
        onHistory={() => {
          setImporting(null);
          navigation.navigate('Tabs', { screen: 'History' });
        }}
        onSave={(match) => void saveApart(match)}
      />
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
      {preview.matches.aside > 0 ? (
        <T>{`${words.importing.aside}: ${preview.matches.aside}`}</T>
      ) : null}
      <T>{words.previewPlayers(preview.players.fresh)}</T>
    </View>
  );
}
