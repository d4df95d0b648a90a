import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { namedProductsQuery } from '../../shared/api/product-lists.ts';
import { noteViewed, viewedIds } from '../../shared/lib/recently-viewed.ts';
import { asking } from '../../shared/locale/en/asking.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useNearScreen } from '../../shared/start/near-screen.ts';
import { ProductRail, RAIL_SIZES } from './product-rows.tsx';

const SIZES = `(min-width: 48rem) 14rem, ${RAIL_SIZES}`;

/** The products viewed on this device before this one, which is added to them. Loaded when it comes near the screen. */
export function ViewedProducts({ productId }: { productId: string }) {
  const language = useLanguage();
  const t = useMessages(asking);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(place);
  const [ids, setIds] = useState<string[]>([]);
  useEffect(() => {
    setIds(viewedIds().filter((id) => id !== productId));
    noteViewed(productId);
  }, [productId]);
  const { data: viewed = [] } = useQuery({ ...namedProductsQuery(ids, language), enabled: isNear && ids.length > 0 });
  return (
    <div ref={place}>
      {viewed.length > 0 && <ProductRail title={t.viewed} products={viewed} sizes={SIZES} itemStyle="md:w-56" />}
    </div>
  );
}
