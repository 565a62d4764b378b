/** Who is at the table, as everyone there is told. */
import type { Seat } from '../../engine/types';
import type { People, Person } from '../protocol/types';
import type { Link } from './link';
import type { TablePage } from './store';

/** The phones at a table, and since when a chair's phone is not among them. */
export class Presence {
  readonly links = new Set<Link>();
  private readonly awaySince = new Map<Seat, number>();

  /** Every seat with a phone, once. */
  seats(): Seat[] {
    const here = [...this.links].flatMap(({ seat }) => (seat === null ? [] : [seat]));
    return [...new Set(here)].sort();
  }

  get watchers(): number {
    return [...this.links].filter(({ seat }) => seat === null).length;
  }

  came(link: Link): void {
    this.links.add(link);
    if (link.seat !== null) this.awaySince.delete(link.seat);
  }

  /** False where it had gone before. */
  went(link: Link, now: number): boolean {
    if (!this.links.delete(link)) return false;
    if (link.seat !== null && !this.seats().includes(link.seat)) this.awaySince.set(link.seat, now);
    return true;
  }

  since(seat: Seat): number | undefined {
    return this.awaySince.get(seat);
  }

  /** `places[i]` is the chair that is now seat i. */
  regroup(places: readonly Seat[]): void {
    const away = [...this.awaySince];
    this.awaySince.clear();
    for (const [seat, at] of away)
      if (places.includes(seat)) this.awaySince.set(places.indexOf(seat), at);
    for (const link of this.links) if (link.seat !== null) link.viewer = places.indexOf(link.seat);
  }
}

export function peopleOf(page: TablePage, presence: Presence): People {
  const { host, locked, watching, chairs } = page;
  const { watchers } = presence;
  const words = chairs.flatMap((chair, seat) => (chair?.word ? [seat] : []));
  const all = chairs.map((_, seat) => personOf(page, presence, seat));
  return { host, chairs: all, locked, watching, watchers, words };
}

function personOf({ chairs }: TablePage, presence: Presence, seat: Seat): Person {
  const chair = chairs[seat];
  if (!chair) return { seat, name: '', colour: 0, bot: null, is: 'free' };
  const { name, colour, bot, token } = chair;
  if (bot !== null) return { seat, name, colour, bot, is: 'bot' };
  if (presence.seats().includes(seat)) return { seat, name, colour, bot, is: 'here' };
  const since = presence.since(seat);
  const is = token === null ? 'free' : 'away';
  return { seat, name, colour, bot, is, ...(since !== undefined && { since }) };
}
