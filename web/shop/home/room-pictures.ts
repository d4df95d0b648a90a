import type { Product } from '@aloghor/functions/contract/products';
import { PAGE_MAXIMUM } from '@aloghor/functions/domain/limits';
import { ROOMS, type Room } from '@aloghor/functions/domain/products';
import { queryOptions } from '@tanstack/react-query';
import { fetchProducts } from '../../shared/api/products.ts';
import { smallPicture } from '../../shared/ui/pictures.tsx';

const FIELDS = ['_id', 'img', 'thumbnail', 'rooms'] as const;
type Candidate = Pick<Product, (typeof FIELDS)[number]>;

/** The newest lamps, or the newest for one room. */
interface WantedLamps {
  room?: [Room];
  limit: number;
  fields: typeof FIELDS;
}

/** A room that there are lamps for, with the address of the small picture of one: home comes in one round trip. */
export interface RoomPicture {
  room: Room;
  picture: string;
}

export const roomPicturesQuery = queryOptions({
  queryKey: ['items', 'rooms'],
  queryFn: () =>
    findRoomPictures(({ room, limit, fields }) => fetchProducts({ limit, ...(room && { room: room[0] }) }, fields)),
});

/** The rooms among the newest lamps; where the shop has more lamps, the other rooms are asked for one by one. */
export async function findRoomPictures(
  list: (wanted: WantedLamps) => Promise<readonly Candidate[]>,
): Promise<RoomPicture[]> {
  const newest = await list({ limit: PAGE_MAXIMUM, fields: FIELDS });
  if (newest.length < PAGE_MAXIMUM) return picturesOfRooms(newest);
  const unfound = ROOMS.filter((room) => !newest.some(({ rooms }) => rooms?.includes(room)));
  const older = await Promise.all(unfound.map((room) => list({ room: [room], limit: 1, fields: FIELDS })));
  return picturesOfRooms([...newest, ...older.flat()]);
}

/** Each room that there are lamps for, with its newest one that no other room shows. */
function picturesOfRooms(newest: readonly Candidate[]): RoomPicture[] {
  const used = new Set<string>();
  return ROOMS.flatMap((room) => {
    const lamps = newest.filter(({ rooms }) => rooms?.includes(room));
    const lamp = lamps.find(({ _id }) => !used.has(_id)) ?? lamps[0];
    if (!lamp) return [];
    used.add(lamp._id);
    return [{ room, picture: smallPicture(lamp) }];
  });
}
