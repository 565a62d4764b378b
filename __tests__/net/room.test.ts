/** A table as a room: whoever asks first opens it from its log, and nobody opens it once more. */
import { SILENT } from '../../src/server/journal';
import { tableRoom, type OpenTable } from '../../src/server/room';
import { Table } from '../../src/net/table/table';
import { making, worldOf } from '../support/net/desk';

type Room = InstanceType<ReturnType<typeof tableRoom>>;

/**
 * Colyseus waits half a second for a room that is being made, then makes another one. Two would part those who sit at one
 * table: the first would hear nothing any more of what is done in the second, for ever.
 */
test('a table that is being opened, or open, is not opened a second time in the same process', async () => {
  const around = worldOf(3);
  const made = await Table.make(around, making('promin', 3));
  const code = made?.table.code ?? '';
  const open = new Set<OpenTable>();
  const TableRoom = tableRoom({ around, open, journal: SILENT });
  const [first, second, third] = [1, 2, 3].map(() => {
    const room = new TableRoom();
    // Nobody is connected to it, and Colyseus has not made it.
    room.disconnect = () => Promise.resolve();
    return room;
  }) as [Room, Room, Room];
  const both = await Promise.allSettled([first.onCreate({ code }), second.onCreate({ code })]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  await expect(third.onCreate({ code })).rejects.toThrow('trouble');
  expect(open.size).toBe(1);
  // Once nobody is at it any more, it is opened again.
  first.onDispose();
  await third.onCreate({ code });
  first.onDispose();
  await expect(second.onCreate({ code })).rejects.toThrow('trouble');
  expect(open.size).toBe(1);
  // A code that leads nowhere is free for whoever makes that table.
  const wrong = { code: 'K7M4TR' };
  for (const room of [first, second]) await expect(room.onCreate(wrong)).rejects.toThrow('nowhere');
  third.onDispose();
});
