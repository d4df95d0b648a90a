import type { PackingOrder } from '@aloghor/functions/contract/packing';
import type { ReturnKind } from '@aloghor/functions/domain/order-outcomes';
import type { ReactNode } from 'react';
import { count } from '../../../shared/lib/format.ts';
import { placeName } from '../../../shared/lib/place-name.ts';
import { langOfName, nameOf, nameWithArticle } from '../../../shared/lib/product-texts.ts';
import { useLanguage, useMessages } from '../../../shared/locale/locale.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ProductThumbnail } from '../../../shared/ui/product-thumbnail.tsx';
import { WithOrderNumber } from '../../../shared/ui/with-order-number.tsx';
import { UnbrokenText } from '../../layout/unbroken-text.tsx';
import { ordersPage } from '../../messages/en/orders.ts';
import { bench, packing } from '../../messages/en/packing.ts';
import { collectText } from '../../orders/order-parts.tsx';
import type { Counted, Line } from './parcel-scan.ts';

interface OpenParcelProps {
  order: PackingOrder;
  counted: Counted;
  /** How it came back; absent for one that is to be packed. */
  returns?: ReturnKind;
  onAddOne: (line: Line) => void;
  /** What else is to be said of a line. */
  below?: (line: Line) => ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

/** The parcel on the bench: whose it is, and how many of each product are in it. */
export function OpenParcel({ order, counted, returns, onAddOne, below, children }: OpenParcelProps) {
  const language = useLanguage();
  const t = useMessages(bench);
  const tPacking = useMessages(packing);
  const tOrdersPage = useMessages(ordersPage);
  return (
    <section
      aria-label={returns ? t.returnOf[returns](order.number) : t.parcel(order.number)}
      className="rounded-card border border-line bg-paper p-4 md:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-2xl">
          <WithOrderNumber text={returns ? t.returnOf[returns](order.number) : order.number} />
        </h2>
        {!returns && (
          <p className="font-semibold text-lg tabular-nums">{`${tPacking.collect}: ${collectText(order, language)}`}</p>
        )}
      </div>
      <p className="wrap-anywhere text-ink-soft">
        {[order.name || tOrdersPage.noName, order.place && placeName(order.place, language)].filter(Boolean).join(', ')}
      </p>
      {order.info && !returns && <p className="wrap-anywhere mt-2 border-bottle border-l-4 pl-3">{order.info}</p>}
      <ul aria-label={tOrdersPage.lines} className="my-4 divide-y divide-line border-line border-y">
        {order.orderItems.map((line) => (
          <ParcelLine
            key={line._id}
            line={line}
            counted={counted[line._id] ?? 0}
            isCounted={returns === 'pieces' || line.article !== undefined}
            onAddOne={onAddOne}
          >
            {below?.(line)}
          </ParcelLine>
        ))}
      </ul>
      {children}
    </section>
  );
}

interface ParcelLineProps {
  line: Line;
  counted: number;
  /** Whether each of its pieces is counted; otherwise somebody checks them all. */
  isCounted: boolean;
  onAddOne: (line: Line) => void;
  children: ReactNode;
}

function ParcelLine({ line, counted, isCounted, onAddOne, children }: ParcelLineProps) {
  const language = useLanguage();
  const t = useMessages(bench);
  const { quantity } = line;
  const hasAll = isCounted && counted === quantity;
  return (
    <li className={`flex flex-wrap items-center gap-3 py-2 ${hasAll ? 'bg-success/10' : ''}`}>
      <ProductThumbnail product={line} />
      <span className="min-w-0 grow basis-24">
        <span lang={langOfName(line, language)}>
          <UnbrokenText text={nameWithArticle(line, language)} />
        </span>
        {!isCounted && <span className="block text-ink-soft text-sm">{t.noCode}</span>}
      </span>
      <span className="font-semibold text-2xl tabular-nums">
        {isCounted ? t.countOf(counted, quantity) : t.times(count(quantity, language))}
      </span>
      {isCounted && (
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
      {children}
    </li>
  );
}
