/** A broken screen says so in one sentence and offers a way on; the matches are in the store anyway. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Platform } from 'react-native';

import { useText } from '../src/text/locale';
import { EmptyState, Screen, Seal } from '../src/ui';
import { frame } from './text';

function isMissingChunk(error: Error): boolean {
  return /loading (module|chunk)|failed to fetch|import/i.test(error.message);
}

function Broken(props: { error: Error; retry(): void }): ReactNode {
  const words = useText(frame);
  const missing = isMissingChunk(props.error);
  const reload = () => (Platform.OS === 'web' ? location.reload() : props.retry());
  return (
    <Screen centred>
      <EmptyState
        alone
        drawing={<Seal kind="brand" size={96} decorative />}
        sentence={missing ? words.offlineChunk : `${words.crashTitle}. ${words.crashSentence}`}
        action={{ label: missing ? words.again : words.reload, onPress: reload }}
      />
    </Screen>
  );
}

interface State {
  error: Error | null;
}

export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    // The only console line of the app: a crash nobody can see is a crash nobody can mend.
    // eslint-disable-next-line no-console
    console.error(error.message, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error) return <Broken error={error} retry={() => this.setState({ error: null })} />;
    return this.props.children;
  }
}
