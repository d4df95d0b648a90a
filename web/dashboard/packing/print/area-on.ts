import type { Order } from '@aloghor/functions/contract/orders';
import { placeName } from '../../../shared/lib/place-name.ts';
import { inEachLanguage, type PrintLocale } from './print-language.ts';

/** Where an order goes, in each language of the paper; empty where it does not say. */
export function printedArea(pen: PrintLocale, { place }: Pick<Order, 'place'>): string {
  return place ? inEachLanguage(pen, (language) => placeName(place, language)) : '';
}
