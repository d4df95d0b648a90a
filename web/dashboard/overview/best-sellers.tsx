import type { ReplyTo } from '@aloghor/functions/contract/calls';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { panelStyle } from '../layout/panel-style.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { ShortText } from '../table/short-text.tsx';

/** The products of which most pieces were delivered. */
export function BestSellers({ products }: { products: ReplyTo<'GET /stats/sales'>['bestSellers'] }) {
  return (
    <section aria-labelledby="best-sellers-title" className={panelStyle}>
      <h2 id="best-sellers-title" className="text-xl">
        {tAdmin.home.bestSellers}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft text-sm">
        {products.length > 0 ? tAdmin.home.bestSellersText : tAdmin.home.noBestSellers}
      </p>
      <ol className="divide-y divide-line">
        {products.map(({ _id, img, quantity, ...named }) => (
          <li key={_id} className="flex items-center gap-3 py-2">
            <img
              src={img}
              alt=""
              width="44"
              height="44"
              loading="lazy"
              className="size-11 shrink-0 rounded-lg bg-stone object-cover"
            />
            <ShortText className="grow leading-snug">{nameOf(named)}</ShortText>
            <span className="whitespace-nowrap text-ink-soft tabular-nums">{tAdmin.home.pieces(quantity)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
