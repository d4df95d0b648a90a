import type { ReplyTo } from '@aloghor/functions/contract/calls';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { csvOf } from '../csv.ts';
import { profit } from '../messages/en/profit.ts';
import { profitLines } from '../orders/profit-lines.tsx';

type Shown = ReplyTo<'GET /stats/profit'>;
type ProductProfit = Shown['products'][number];

/** A CSV of what products have earned, one per row, and below an empty row what the whole range has; sums as numbers. */
export function profitCsv(shown: Shown, language: LanguageCode): string {
  const t = messagesIn(language, profit);
  const { products, sums } = shown;
  return csvOf([
    t.headings,
    ...products.map((product) => {
      const isKnown = isProfitKnown(product);
      return [
        product._id,
        nameOf(product, language),
        product.pieces,
        product.sold,
        isKnown ? product.cost : '',
        product.uncosted,
        isKnown ? product.profit : '',
        isKnown ? shareOf(product, products) : '',
      ];
    }),
    [],
    ...profitLines(shown, language).map(({ label, taka }) => [label, taka]),
    [t.withoutCost, sums.uncosted],
  ]);
}

/** Whether the cost of any of what was sold is known: a profit without it would say nothing. */
export function isProfitKnown({ sold, uncosted, cost }: Pick<ProductProfit, 'sold' | 'uncosted' | 'cost'>): boolean {
  return cost !== 0 || sold !== uncosted;
}

/** How much of a hundred taka that products have earned this one has; 0 for one that has cost more than it brought. */
export function shareOf(
  { profit: own }: Pick<ProductProfit, 'profit'>,
  products: Pick<ProductProfit, 'profit'>[],
): number {
  const all = products.reduce((sum, one) => sum + Math.max(0, one.profit), 0);
  return own > 0 ? Math.round((own / all) * 100) : 0;
}
