/** How much a move costs the network: what every phone at a table is sent for one, as the room's engine packs it. */
import { getMessageBytes, Protocol } from '@colyseus/core';

import { gameIds, type GameId } from '../../../../src/games';
import { making, playOn, sitDown, worldOf } from '../../net/desk';

export interface Bytes {
  game: GameId;
  moves: number;
  /** Bytes a move and client. */
  mean: number;
  p95: number;
}

/** Before the message itself: two bytes, or four where it is longer than 125. */
function framed(length: number): number {
  return length + (length < 126 ? 2 : 4);
}

export function bytesOf(kind: string, text: string): number {
  return framed(getMessageBytes.raw(Protocol.ROOM_DATA, kind, JSON.parse(text)).length);
}

/** `rounds` of a table of four, or of as many as the game has. */
export async function runBytes(game: GameId, rounds: number, seed: number): Promise<Bytes> {
  const { phones } = await sitDown(worldOf(seed), making(game, 4));
  for (const phone of phones) phone.heard.length = 0;
  await playOn(phones, game, { seed, rounds });
  const verdicts = phones.flatMap(({ heard }) => heard.filter(({ kind }) => kind === 'verdict'));
  const sizes = phones.flatMap(({ heard }) =>
    heard.filter(({ kind }) => kind === 'sight').map(({ kind, text }) => bytesOf(kind, text)),
  );
  const all = [...sizes, ...verdicts.map(({ kind, text }) => bytesOf(kind, text))];
  sizes.sort((a, b) => a - b);
  const moves = verdicts.length;
  return {
    game,
    moves,
    mean: Math.round(all.reduce((sum, n) => sum + n, 0) / (moves * phones.length)),
    p95: sizes[Math.floor(sizes.length * 0.95)] ?? 0,
  };
}

export async function bytesOfAll(rounds: number, seed: number): Promise<Bytes[]> {
  const all: Bytes[] = [];
  for (const game of gameIds()) all.push(await runBytes(game, rounds, seed));
  return all;
}
