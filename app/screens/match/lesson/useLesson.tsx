/** A training match at the table: what its bar says, what stands above the tray, and the one question on the way out. */
import { useNavigation } from '@react-navigation/native';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import { keptOf } from '../../../../src/match/holding';
import { useStore } from '../../../../src/match/hooks';
import type { KeptMatch, Match } from '../../../../src/match/types';
import { useText } from '../../../../src/text/locale';
import { Button, Sheet, T, useToast } from '../../../../src/ui';
import { lessonText } from './text';

const LessonCard = lazy(() => import('./LessonCard'));

export interface LessonHandle {
  title: string;
  /** The way out. */
  action: ReactNode;
  /** Above the tray. */
  card: ReactNode;
  sheet: ReactNode;
}

/** Null in every other match. */
export function useLesson(match: Match): LessonHandle | null {
  const words = useText(lessonText);
  const [asking, setAsking] = useState(false);
  const kept = keptOf(match);
  if (!kept?.info.lesson) return null;
  return {
    title: words.title,
    action: <Button kind="quiet" label={words.leave} onPress={() => setAsking(true)} />,
    card: (
      <Suspense fallback={null}>
        <LessonCard match={kept} />
      </Suspense>
    ),
    sheet: <Leaving match={kept} open={asking} onClose={() => setAsking(false)} />,
  };
}

interface LeavingProps {
  match: KeptMatch;
  open: boolean;
  onClose(): void;
}

function Leaving({ match, open, onClose }: LeavingProps): ReactNode {
  const words = useText(lessonText);
  const store = useStore();
  const navigation = useNavigation();
  const toast = useToast();
  const { id, game } = match.info;
  const leave = (work: Promise<void> | undefined, then: () => void = onClose): void => {
    work?.then(then, () => toast.show({ text: words.failed, icon: 'info' }));
  };
  const home = (): void => navigation.navigate('Tabs', { screen: 'Table' });
  return (
    <Sheet open={open} onClose={onClose} title={words.ask}>
      <T color="inkSoft">{words.askNote}</T>
      <Button game={game} label={words.keep} onPress={() => leave(match.leaveLesson())} />
      <Button
        kind="danger"
        label={words.drop}
        onPress={() => leave(store?.deleteMatch(id), home)}
      />
      <Button kind="quiet" label={words.stay} onPress={onClose} />
    </Sheet>
  );
}
