import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { useNearScreen } from '../../shared/lib/hooks.ts';
import { tLocation } from '../../shared/locale/messages.ts';
import { shop } from '../../shared/shop.config.ts';
import { MAP_PROBE, mapFrameAddress } from './map-urls.ts';
import { usePictureLoads } from './use-picture-loads.ts';

// A drawing that cannot be loaded is left out: the address is beside it.
const DrawnMap = lazy(async (): Promise<{ default: ComponentType }> => {
  const drawing = await import('./drawn-map.tsx').catch(() => undefined);
  return { default: drawing?.DrawnMap ?? (() => null) };
});

/** Our own drawing first; OpenStreetMap over it once it is known to load. Fills its positioned parent. */
export function ShowroomMap() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(place);
  const isReachable = usePictureLoads(MAP_PROBE, isNear);
  const [isShown, setIsShown] = useState(false);
  return (
    <div ref={place} className="absolute inset-0">
      <div aria-hidden={isShown} className="absolute inset-0">
        <div className="absolute inset-0 mask-t-from-80% lg:mask-t-from-100% lg:mask-l-from-85%">
          <Suspense>{isNear && <DrawnMap />}</Suspense>
        </div>
      </div>
      {isReachable && (
        <iframe
          src={mapFrameAddress(shop.location)}
          title={tLocation.mapTitle}
          loading="lazy"
          onLoad={() => setIsShown(true)}
          className={`absolute inset-0 size-full sepia-25 transition-opacity ${isShown ? '' : 'opacity-0'}`}
        />
      )}
    </div>
  );
}
