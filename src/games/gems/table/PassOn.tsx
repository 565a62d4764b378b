/** Whoever has looked at the new cards gives the device on. */
import type { ReactNode } from 'react';

import { useText } from '../../../text/locale';
import { Button } from '../../../ui';
import { gridText } from '../words/table';

export interface PassOnProps {
  game: string;
  /** Whose turn it is now. */
  next: string;
  onPress(): void;
}

export function PassOn({ game, next, onPress }: PassOnProps): ReactNode {
  const texts = useText(gridText);
  return (
    <Button
      game={game}
      icon="arrowR"
      label={texts.action.passOn}
      note={texts.hint.watching(next)}
      onPress={onPress}
    />
  );
}
