/** Sounds, touch and a lit screen while a match is played; only for what happens now, never in a replay. */
import { useEffect, useRef } from 'react';

import { gameEntry } from '../../../src/games';
import { giveCue } from '../../../src/feedback';
import type { Match } from '../../../src/match/types';
import { useSettings } from '../../settings';

export function useMatchFeedback(match: Match): void {
  const { settings } = useSettings();
  const { sound, haptics, keepAwake } = settings;
  const { seq, refused, standing, info, turn } = match;
  const seen = useRef({ seq, refused, over: standing.over, rolling: false });
  useEffect(() => {
    const before = seen.current;
    const rolling = turn.chance && gameEntry(info.game).dice;
    seen.current = { seq, refused, over: standing.over, rolling };
    const switches = { sound, haptics };
    if (refused && refused !== before.refused) giveCue('refusal', switches);
    else if (seq > before.seq) {
      if (standing.over && !before.over) giveCue('chime', switches);
      else giveCue(before.rolling ? 'dice' : 'card', switches);
    }
  }, [seq, refused, standing.over, info.game, turn.chance, sound, haptics]);

  const awake = keepAwake && !standing.over;
  useEffect(() => {
    if (!awake) return undefined;
    const tag = 'match';
    let ended = false;
    const module = import('expo-keep-awake');
    module
      .then(({ activateKeepAwakeAsync }) => (ended ? undefined : activateKeepAwakeAsync(tag)))
      .catch(() => undefined);
    return () => {
      ended = true;
      module.then(({ deactivateKeepAwake }) => deactivateKeepAwake(tag)).catch(() => undefined);
    };
  }, [awake]);
}
