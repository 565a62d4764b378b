/** What a table gets, from the match as it is now or from the moment before an entry that is corrected. */
import { useMemo } from 'react';

import type { Verdict, Viewer } from '../../../src/engine/types';
import type { TableProps } from '../../../src/games/table';
import type { Match, Moment } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { useToast } from '../../../src/ui';
import { useSettings } from '../../settings';
import { useOpenClause } from './useOpenClause';
import { sayNames } from './names';
import { matchText } from './text';
import { useBook } from './useBook';

export interface Correction {
  moment: Moment;
  draft: unknown;
  attempt(move: unknown): Promise<Verdict>;
  refused: TableProps<unknown, unknown>['refused'];
  dismissRefusal(): void;
}

export function useTableProps(
  match: Match,
  viewer: Viewer,
  correction?: Correction,
): TableProps<unknown, unknown> {
  const { info } = match;
  const { words } = useBook(info.game);
  const { settings } = useSettings();
  const openClause = useOpenClause(info.game);
  const texts = useText(matchText);
  const toast = useToast();
  const moment = correction?.moment ?? match;
  const view = useMemo(() => moment.view(viewer), [moment, viewer]);
  const say = useMemo(() => sayNames(info.players), [info.players]);
  const failed = () => toast.show({ text: texts.saveFailed, icon: 'info' });
  return {
    setup: info.setup,
    mode: info.mode,
    players: info.players,
    turn: moment.turn,
    standing: moment.standing,
    view,
    viewer,
    offers: moment.offers,
    judge: moment.judge,
    foresee: moment.foresee,
    attempt: async (move) => {
      try {
        return await (correction ? correction.attempt(move) : match.attempt(move));
      } catch {
        // What was typed stays; nothing was acknowledged.
        failed();
        return { ok: false, clause: 'storage', facts: {} };
      }
    },
    // Nothing is thrown for an entry that is corrected: whoever was there enters it.
    draw: () => (correction ? Promise.resolve() : match.draw().catch(failed)),
    refused: correction ? correction.refused : match.refused,
    dismissRefusal: correction ? correction.dismissRefusal : match.dismissRefusal,
    ...(correction ? { draft: correction.draft } : {}),
    words,
    say,
    hints: settings.hints,
    openClause,
  };
}
