import type { Order } from '@aloghor/functions/contract/orders';
import { placeName } from '../../../shared/lib/place-name.ts';
import { inEach, type Pen } from './print-language.ts';

/** Where an order goes, in each language of the paper; empty where it does not say. */
export function areaOn(pen: Pen, { place }: Pick<Order, 'place'>): string {
  return place ? inEach(pen, (language) => placeName(place, language)) : '';
}
