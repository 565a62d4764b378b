/**
 * Colyseus's own Redis driver and presence: they find a room and its process, and keep nothing that could be lost. Added
 * is one index: Colyseus looks a room up by its fields among all rooms there are, at every join; ours are found by code.
 */
import type { IRoomCache } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import type { Redis } from 'ioredis';

const ROOMS = 'roomcaches';
const CODES = 'tablecodes';
/** The code may lead to another room by now, which stays. */
const FORGET = `if redis.call('hget', KEYS[1], ARGV[1]) == ARGV[2] then
  return redis.call('hdel', KEYS[1], ARGV[1]) end return 0`;

type Listing = ReturnType<RedisDriver['createInstance']> & { code?: string };

/** A room as it is listed. */
export interface Mendable {
  roomId: string;
  save(): Promise<unknown>;
}

class CodeDriver extends RedisDriver {
  constructor(url: string) {
    super(url);
    this.redis.on('error', () => undefined);
  }

  get redis(): Redis {
    return (this as unknown as { _client: Redis })._client;
  }

  override createInstance(values: Partial<IRoomCache> = {}): Listing {
    const listing = super.createInstance(values) as Listing;
    const { code } = listing;
    if (code === undefined) return listing;
    const [save, remove] = [listing.save.bind(listing), listing.remove.bind(listing)];
    let isRemoved = false;
    // Not enumerable: a listing is stored as JSON of what it has.
    Object.defineProperties(listing, {
      save: {
        value: async () => {
          await save();
          if (!isRemoved && listing.roomId) await this.redis.hset(CODES, code, listing.roomId);
        },
      },
      remove: {
        value: async () => {
          isRemoved = true;
          await this.redis.eval(FORGET, 1, CODES, code, listing.roomId);
          await remove();
        },
      },
    });
    return listing;
  }

  override findOne(...asked: Parameters<RedisDriver['findOne']>): Promise<Listing> {
    const [conditions] = asked;
    // Also where no code is given: nobody is let in by chance, and not all rooms are read.
    return conditions.roomId === undefined ? this.byCode(conditions) : super.findOne(...asked);
  }

  private async byCode(conditions: Partial<IRoomCache>): Promise<Listing> {
    const roomId = await this.redis.hget(CODES, String(conditions.code));
    const text = roomId && (await this.redis.hget(ROOMS, roomId));
    const room = text ? (JSON.parse(text) as Listing & Record<string, unknown>) : null;
    const fits = room && Object.entries(conditions).every(([key, value]) => room[key] === value);
    // Colyseus's own type does not say that there may be none; the driver it comes with gives nothing either.
    return (fits ? room : undefined) as Listing;
  }

  /** Redis was emptied or begun anew: what of these rooms it does not know it is told again. */
  async mend(listings: readonly Mendable[]): Promise<number> {
    if (listings.length === 0) return 0;
    const known = await this.redis.hmget(ROOMS, ...listings.map(({ roomId }) => roomId));
    const missing = listings.filter((_, i) => known[i] === null);
    for (const listing of missing) await listing.save();
    return missing.length;
  }
}

export interface Routes {
  driver: CodeDriver;
  presence: RedisPresence;
  isThere(): boolean;
  close(): void;
}

export function redisRoutes(url: string): Routes {
  const driver = new CodeDriver(url);
  const presence = new RedisPresence(url);
  const { sub, pub } = presence as unknown as { sub: Redis; pub: Redis };
  const all = [driver.redis, sub, pub];
  // It comes back by itself, and what was asked in the meantime is asked again.
  for (const redis of all) redis.on('error', () => undefined);
  return {
    driver,
    presence,
    isThere: () => all.every(({ status }) => status === 'ready'),
    close: () => all.forEach((redis) => redis.disconnect()),
  };
}
