/** What whoever leads a table may do besides playing: the next page of the table, or null where it cannot be. */
import type { Seat } from '../../engine/types';
import type { HostAct } from '../protocol/types';
import { freed } from './page';
import type { TablePage } from './store';

/** After so long without the host somebody else may lead. */
export const HOST_AWAY_MS = 60_000;

/** Acts that only turn the page. */
export type Turning = Extract<HostAct, { act: 'lock' | 'watch' | 'free' | 'pass' | 'take' }>;

export function turned(page: TablePage, seat: Seat, act: Turning): TablePage | null {
  switch (act.act) {
    case 'lock':
      return { ...page, locked: act.on };
    case 'watch':
      return { ...page, watching: act.on };
    case 'free':
      return freed(page, act.seat);
    case 'pass':
      return mayLead(page, act.seat) ? { ...page, host: act.seat } : null;
    case 'take':
      return { ...page, host: seat };
  }
}

function mayLead({ chairs }: TablePage, seat: Seat): boolean {
  const chair = chairs[seat];
  return Boolean(chair?.token) && chair?.bot === null;
}
