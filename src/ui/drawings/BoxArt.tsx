/** What is printed on a game's box, drawn from the shapes its folder brings. */
import type { ReactNode } from 'react';

import { useTheme } from '../theme/ThemeProvider';
import { Picture } from './Picture';
import { Shapes } from './Shapes';

/** The printed picture alone; the words beside it say which game it is. */
export function BoxArt(props: { game: string; size?: number }): ReactNode {
  const { art } = useTheme().look(props.game);
  return (
    <Picture box={[104, 90]} size={props.size ?? 104} label="" decorative>
      <Shapes shapes={art} />
    </Picture>
  );
}
