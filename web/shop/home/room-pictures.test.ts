import { expect, test } from 'vitest';
import { picturesOfRooms } from './room-pictures.ts';

const lamp = (_id: string) => ({ _id, img: `/${_id}.webp` });

test('each room that there are lamps for shows its newest one that no other room shows', async () => {
  const lamps: Record<string, ReturnType<typeof lamp>[]> = {
    drawing: [lamp('ring'), lamp('crystal')],
    bedroom: [lamp('ring'), lamp('jute')],
    office: [lamp('jute')],
  };
  const pictures = await picturesOfRooms(async (room) => lamps[room] ?? []);
  expect(pictures.map(({ room, picture }) => [room, picture])).toEqual([
    ['drawing', '/ring.webp'],
    ['bedroom', '/jute.webp'],
    ['office', '/jute.webp'],
  ]);
});
