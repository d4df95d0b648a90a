import type { Room } from '@aloghor/functions/domain/products';
import { expect, test } from 'vitest';
import { picturesOfRooms } from './room-pictures.ts';

const lamp = (_id: string, ...rooms: Room[]) => ({ _id, img: `/${_id}.webp`, rooms });

test('each room that there are lamps for shows its newest one that no other room shows', () => {
  const newest = [
    lamp('ring', 'drawing', 'bedroom'),
    lamp('jute', 'bedroom', 'office'),
    lamp('crystal', 'drawing'),
    { _id: 'spare', img: '/spare.webp' },
  ];
  expect(picturesOfRooms(newest).map(({ room, picture }) => [room, picture])).toEqual([
    ['drawing', '/ring.webp'],
    ['bedroom', '/jute.webp'],
    ['office', '/jute.webp'],
  ]);
});
