/** Whether the answer was settled just now, after it was not: then the seal lands, once, with a soft chime. */
import { useEffect, useRef, useState } from 'react';

import { giveCue } from '../../../src/feedback';
import type { Answer } from '../../../src/games/settle';
import { useSettings } from '../../settings';

export function useSealing(kind: Answer['kind']): boolean {
  const { sound, haptics } = useSettings().settings;
  const settled = kind === 'settled';
  const heard = useRef(settled);
  const [seen, setSeen] = useState({ settled, lands: false });
  if (seen.settled !== settled) setSeen({ settled, lands: settled });
  useEffect(() => {
    if (settled && !heard.current) giveCue('chime', { sound, haptics });
    heard.current = settled;
  }, [settled, sound, haptics]);
  return seen.lands;
}
