import type { DeskOrder } from '@aloghor/functions/contract/desk';
import type { Order } from '@aloghor/functions/contract/orders';
import { noAnswersOf } from '@aloghor/functions/domain/desk';
import type { ChosenPlace } from '@aloghor/functions/domain/places';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { placeNames } from '../../shared/lib/place-name.ts';
import type { NamedPlace } from '../../shared/lib/stored-order-draft.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { deskPage } from '../messages/en/desk.ts';
import { ordersPage } from '../messages/en/orders.ts';

/** The name of an order on the telephone: its number and its buyer. */
export function orderName({ number, name }: Pick<Order, 'number' | 'name'>, language: LanguageCode): string {
  const t = messagesIn(language, ordersPage);
  return `${number} · ${name || t.noName}`;
}

/** The desk's state of an order as a short text. */
export function stateText({ state, attempts }: DeskOrder['desk'], language: LanguageCode): string {
  const t = messagesIn(language, deskPage);
  return state === 'noAnswer' ? t.noAnswerTimes(noAnswersOf(attempts)) : t.states[state];
}

/** The place of an order, as the place field shows it before its list is loaded. */
export function namedPlace(place: ChosenPlace | undefined): NamedPlace | undefined {
  return place && { ...place, names: placeNames(place) };
}

/** Whether an order was corrected since, once, and by this person: a correction whose answer was lost may have been theirs. */
export function isCorrected(
  before: DeskOrder['desk'],
  { revision, versions }: DeskOrder['desk'],
  by?: string,
): boolean {
  return revision === before.revision + 1 && versions.at(-1)?.by === by;
}
