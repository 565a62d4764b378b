/** Before any connection: a new table, or what stands at the door of one. */
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';

import { comingIn, isMaking, LIMITS } from '../net/protocol/checks';
import { codeFrom } from '../net/protocol/code';
import type { TablePage } from '../net/table/store';
import { Table, type Surroundings } from '../net/table/table';
import { answer, bodyOf } from './gate';

export async function reception(
  around: Surroundings,
  request: IncomingMessage,
  response: ServerResponse,
  homes: () => string[],
): Promise<void> {
  if (request.method === 'GET') {
    const typed = new URL(request.url ?? '', 'http://table').searchParams.get('code');
    if (typed === null) return answer(response, 200, { homes: homes() });
    const code = codeFrom(typed);
    const page = code ? await around.store.look(code) : null;
    if (!page) return answer(response, 404, { no: 'nowhere' });
    // Who played there is told only to those who were there.
    return page.over ? answer(response, 410, { no: 'over' }) : answer(response, 200, doorOf(page));
  }
  if (request.method !== 'POST') return answer(response, 405, { no: 'form' });
  const wish = comingIn(await bodyOf(request, LIMITS.frame));
  if (typeof wish === 'string') return answer(response, 400, { no: wish });
  const made = isMaking(wish) ? await Table.make(around, wish) : null;
  if (!made) return answer(response, 400, { no: 'form' });
  answer(response, 200, { code: made.table.code, token: made.token });
}

const EVERY_ADDRESS = ['0.0.0.0', '::'];

/** How phones of the home reach this server, where it is open to them. */
export function homesOf(http: HttpServer): string[] {
  const bound = http.address();
  if (bound === null || typeof bound === 'string' || !EVERY_ADDRESS.includes(bound.address))
    return [];
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${bound.port}`);
}

/** What whoever has the code may know before they come in. */
function doorOf({ code, game, setup, chairs, host, begun, locked, watching }: TablePage) {
  const people = chairs.map((chair, seat) => ({
    seat,
    name: chair?.name ?? '',
    colour: chair?.colour ?? 0,
    bot: chair?.bot ?? null,
    isFree: !chair || (chair.token === null && chair.bot === null),
  }));
  return { code, game, mode: setup.mode, people, host, begun, locked, watching };
}
