import { PAGE_MAXIMUM } from '@aloghor/functions/domain/limits';
import type { Room } from '@aloghor/functions/domain/products';
import { expect, test } from 'vitest';
import { findRoomPictures } from './room-pictures.ts';

const lamp = (_id: string, ...rooms: Room[]) => ({ _id, img: `/${_id}.webp`, rooms });
type Lamp = ReturnType<typeof lamp>;

/** The pictures of a shop with these lamps, newest first, and how often it was asked. */
async function picturesOf(lamps: (Lamp | Omit<Lamp, 'rooms'>)[]) {
  let asked = 0;
  const pictures = await findRoomPictures(async ({ room, limit }) => {
    asked += 1;
    return lamps.filter((one) => !room || ('rooms' in one && one.rooms.includes(room[0]))).slice(0, limit);
  });
  return { asked, pictures: pictures.map(({ room, picture }) => [room, picture]) };
}

test('each room that there are lamps for shows its newest one that no other room shows', async () => {
  const { asked, pictures } = await picturesOf([
    lamp('ring', 'drawing', 'bedroom'),
    lamp('jute', 'bedroom', 'office'),
    lamp('crystal', 'drawing'),
    { _id: 'spare', img: '/spare.webp' },
  ]);
  expect(pictures).toEqual([
    ['drawing', '/ring.webp'],
    ['bedroom', '/jute.webp'],
    ['office', '/jute.webp'],
  ]);
  expect(asked).toBe(1);
});

test('a room whose lamps are all older than a page of newest ones has its place, too', async () => {
  const newest = Array.from({ length: PAGE_MAXIMUM }, (_, index) => lamp(`new${index}`, 'drawing'));
  const { pictures } = await picturesOf([...newest, lamp('mirror', 'bathroom'), lamp('tube', 'bathroom', 'kitchen')]);
  expect(pictures).toEqual([
    ['drawing', '/new0.webp'],
    ['kitchen', '/tube.webp'],
    ['bathroom', '/mirror.webp'],
  ]);
});
