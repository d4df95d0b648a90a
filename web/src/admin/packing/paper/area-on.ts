import type { Order } from '@aloghor/functions/contract/orders';
import { areaOf } from '../area-of.ts';
import { inEach, type Pen } from './paper-language.ts';

/** Where an order goes, in each language of the paper. */
export function areaOn(pen: Pen, order: Pick<Order, 'place'>): string {
  return inEach(pen, (language) => areaOf(order, language));
}
