import type { Product } from '@aloghor/functions/contract/products';
import { PAGE_MAXIMUM } from '@aloghor/functions/domain/limits';
import { ROOMS, type Room } from '@aloghor/functions/domain/products';
import { queryOptions } from '@tanstack/react-query';
import { fetchProducts } from '../../shared/api/products.ts';
import { smallPicture } from '../../shared/ui/pictures.tsx';

/** The newest lamps, among which each room finds its own. */
export const CANDIDATES = { limit: PAGE_MAXIMUM, fields: ['_id', 'img', 'thumbnail', 'rooms'] } as const;
type Candidate = Pick<Product, (typeof CANDIDATES)['fields'][number]>;

/** A room that there are lamps for, with the address of the small picture of one: home comes in one round trip. */
export interface RoomPicture {
  room: Room;
  picture: string;
}

export const roomPicturesQuery = queryOptions({
  queryKey: ['items', 'rooms'],
  queryFn: async () => picturesOfRooms(await fetchProducts({ limit: CANDIDATES.limit }, CANDIDATES.fields)),
});

/** Each room that there are lamps for, with its newest one that no other room shows. */
export function picturesOfRooms(newest: readonly Candidate[]): RoomPicture[] {
  const used = new Set<string>();
  return ROOMS.flatMap((room) => {
    const lamps = newest.filter(({ rooms }) => rooms?.includes(room));
    const lamp = lamps.find(({ _id }) => !used.has(_id)) ?? lamps[0];
    if (!lamp) return [];
    used.add(lamp._id);
    return [{ room, picture: smallPicture(lamp) }];
  });
}
