import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { rooms } from '../../shared/locale/en/rooms.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useLoadShopAhead } from '../../shared/products/use-load-ahead.ts';
import { useNearScreen } from '../../shared/start/near-screen.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Failed, Loading, Skeleton } from '../../shared/ui/status.tsx';
import { type RoomPicture, roomPicturesQuery } from './room-pictures.ts';

const gridStyle = 'grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4 md:gap-x-6 md:gap-y-8';
const SKELETONS = ['first', 'second', 'third', 'fourth'];

/** The rooms to find a lamp for; nothing while the shop's lamps name fewer than two. */
export function RoomSection() {
  const t = useMessages(rooms);
  const section = useRef<HTMLElement>(null);
  const isNear = useNearScreen(section);
  const { data: pictures, error, refetch } = useQuery({ ...roomPicturesQuery, enabled: isNear });
  if (pictures && pictures.length < 2) return null;
  return (
    <section ref={section} aria-labelledby="rooms-title" className="section-air">
      <div className="page">
        <h2 id="rooms-title" className="mb-8 text-2xl md:mb-10 md:text-3xl">
          {t.title}
        </h2>
        {pictures ? (
          <ul className={gridStyle}>
            {pictures.map((picture) => (
              <li key={picture.room}>
                <RoomCard {...picture} />
              </li>
            ))}
          </ul>
        ) : error ? (
          <Failed error={error} onRetry={refetch} />
        ) : (
          <Loading className={gridStyle}>
            {SKELETONS.map((name) => (
              <Skeleton key={name} className="aspect-[4/3] rounded-card" />
            ))}
          </Loading>
        )}
      </div>
    </section>
  );
}

/** A link to the lamps for a room. */
function RoomCard({ room, picture }: RoomPicture) {
  const t = useMessages(rooms);
  const loadAhead = useLoadShopAhead({ room: [room] });
  return (
    <Link to={paths.room(room)} {...loadAhead} className="group block">
      <img
        src={picture}
        alt=""
        loading="lazy"
        decoding="async"
        className="aspect-[4/3] w-full rounded-card bg-stone object-cover transition-[filter] duration-200 group-hover:brightness-108"
      />
      <span className="mt-3 block text-lg underline-offset-4 group-hover:underline">{t.names[room]}</span>
    </Link>
  );
}
