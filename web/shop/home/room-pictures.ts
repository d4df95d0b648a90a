import type { Product } from '@aloghor/functions/contract/products';
import { ROOMS, type Room } from '@aloghor/functions/domain/products';
import { queryOptions } from '@tanstack/react-query';
import { fetchProducts } from '../../shared/api/products.ts';
import { smallPicture } from '../../shared/ui/pictures.tsx';

/** Of so many of its newest lamps a room shows the first that no other room shows. */
export const CANDIDATES = 4;

export const CANDIDATE_FIELDS = ['_id', 'img', 'thumbnail'] as const;
type Candidate = Pick<Product, (typeof CANDIDATE_FIELDS)[number]>;

/** A room that there are lamps for, with the address of the small picture of one: home comes in one round trip. */
export interface RoomPicture {
  room: Room;
  picture: string;
}

export const roomPicturesQuery = queryOptions({
  queryKey: ['items', 'rooms'],
  queryFn: () => picturesOfRooms((room) => fetchProducts({ room, limit: CANDIDATES }, CANDIDATE_FIELDS)),
});

/** `newestFor`: some of the newest lamps for a room. */
export async function picturesOfRooms(newestFor: (room: Room) => Promise<Candidate[]>): Promise<RoomPicture[]> {
  const lists = await Promise.all(ROOMS.map(async (room) => ({ room, lamps: await newestFor(room) })));
  const used = new Set<string>();
  return lists.flatMap(({ room, lamps }) => {
    const lamp = lamps.find(({ _id }) => !used.has(_id)) ?? lamps[0];
    if (!lamp) return [];
    used.add(lamp._id);
    return [{ room, picture: smallPicture(lamp) }];
  });
}
