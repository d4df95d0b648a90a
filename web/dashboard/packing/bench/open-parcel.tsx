import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { Check } from 'lucide-react';
import { count } from '../../../shared/lib/format.ts';
import { placeName } from '../../../shared/lib/place-name.ts';
import { langOfName, nameOf, nameWithArticle } from '../../../shared/lib/product-texts.ts';
import { useLanguage, useMessages } from '../../../shared/locale/locale.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ProductThumbnail } from '../../../shared/ui/product-thumbnail.tsx';
import { ordersPage } from '../../messages/en/orders.ts';
import { bench, packing } from '../../messages/en/packing.ts';
import { collectText } from '../../orders/order-parts.tsx';
import { type Counted, type Line, linesToScan } from './parcel-scan.ts';

interface OpenParcelProps {
  order: PackingOrder;
  counted: Counted;
  onAddOne: (line: Line) => void;
  onClose: () => void;
  onLeave: () => void;
}

/** The parcel on the bench: whose it is, and how many of each product are in it. */
export function OpenParcel({ order, counted, onAddOne, onClose, onLeave }: OpenParcelProps) {
  const language = useLanguage();
  const t = useMessages(bench);
  const tPacking = useMessages(packing);
  const tOrdersPage = useMessages(ordersPage);
  const isMissing = linesToScan(order, counted).length > 0;
  return (
    <section aria-label={t.parcel(order.number)} className="rounded-card border border-line bg-paper p-4 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-2xl">{order.number}</h2>
        <p className="font-semibold text-lg tabular-nums">{`${tPacking.collect}: ${collectText(order, language)}`}</p>
      </div>
      <p className="wrap-anywhere text-ink-soft">
        {[order.name || tOrdersPage.noName, order.place && placeName(order.place, language)].filter(Boolean).join(', ')}
      </p>
      {order.info && <p className="wrap-anywhere mt-2 border-bottle border-l-4 pl-3">{order.info}</p>}
      <ul aria-label={tOrdersPage.lines} className="my-4 divide-y divide-line border-line border-y">
        {order.orderItems.map((line) => (
          <ParcelLine key={line._id} line={line} counted={counted[line._id] ?? 0} onAddOne={onAddOne} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button className="max-sm:grow" disabled={isMissing} onClick={onClose}>
          <Check aria-hidden className="size-5" />
          {t.close}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {t.leave}
        </Button>
      </div>
    </section>
  );
}

interface ParcelLineProps {
  line: Line;
  counted: number;
  onAddOne: (line: Line) => void;
}

function ParcelLine({ line, counted, onAddOne }: ParcelLineProps) {
  const language = useLanguage();
  const t = useMessages(bench);
  const { article, quantity } = line;
  const hasAll = article !== undefined && counted === quantity;
  return (
    <li className={`flex flex-wrap items-center gap-3 py-2 ${hasAll ? 'bg-success/10' : ''}`}>
      <ProductThumbnail product={line} />
      <span className="min-w-0 grow basis-24">
        <span lang={langOfName(line, language)}>{nameWithArticle(line, language)}</span>
        {article === undefined && <span className="block text-ink-soft text-sm">{t.noCode}</span>}
      </span>
      <span className="font-semibold text-2xl tabular-nums">
        {article === undefined ? t.times(count(quantity, language)) : t.countOf(counted, quantity)}
      </span>
      {article !== undefined && (
        <Button
          variant="quiet"
          size="dense"
          aria-label={t.addOneOf(nameOf(line, language))}
          disabled={hasAll}
          onClick={() => onAddOne(line)}
        >
          {t.addOne}
        </Button>
      )}
    </li>
  );
}
