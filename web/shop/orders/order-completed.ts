import type { QueryClient } from '@tanstack/react-query';
import type { OrderRequest, Placed } from '../../shared/api/orders.ts';
import { shopSettingsQuery } from '../../shared/api/settings.ts';
import { sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { fillPlaceholders } from '../../shared/lib/shop-placeholders.ts';
import { knownName, type NamedPlace } from '../../shared/lib/stored-order-draft.ts';
import { ordering } from '../../shared/locale/en/buying.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { actingElement, popupLink } from '../../shared/ui/popup-actions.ts';

interface PlacedSums {
  /** In taka. */
  toPay: number;
  isDeliveryIncluded: boolean;
  /** Unknown where the tries of an order were to go to several. */
  address: string | undefined;
}

/** The address that an order is sent to, with its place. */
export function sentAddress(
  address: OrderRequest['deliveryAddress'],
  place: NamedPlace | undefined,
  language: LanguageCode,
): string {
  return [address, place && knownName(place, language)].filter(Boolean).join(', ');
}

/** What the buyer of a placed order must know: the sum, where it goes, and when and from which number the shop calls. */
export function orderFacts(
  { toPay, isDeliveryIncluded, address }: PlacedSums,
  queries: QueryClient,
  language: LanguageCode,
): string[] {
  const t = messagesIn(language, ordering);
  const settings = queries.getQueryData(shopSettingsQuery.queryKey);
  const inCash = isDeliveryIncluded ? t.completedToPay : t.completedToPayProducts;
  return [
    inCash(sum(toPay, language)),
    ...(address ? [t.completedAddress(address)] : []),
    ...(settings ? [fillPlaceholders(t.callsFrom, settings, language)] : []),
  ];
}

/** The contents of the popup for a placed order: its number and its id, to be copied, what comes next, and a link to follow it. */
export function orderCompleted(
  { id, number: orderNumber }: Placed,
  facts: string[],
  onFollow: () => void,
  language: LanguageCode,
): HTMLElement {
  const t = messagesIn(language, ordering);
  const content = document.createElement('div');
  const idElement = document.createElement('strong');
  idElement.className = 'block break-all text-ink';
  idElement.textContent = id;
  const line = document.createElement('p');
  line.append(`${t.idLabel} `, idElement);
  if (orderNumber) content.append(paragraph(t.orderNumber(orderNumber), 'mb-2 font-serif text-2xl text-ink'));
  content.append(line, copyButton(idElement, language));
  for (const fact of [t.contactSoon, ...facts]) content.append(paragraph(fact, 'my-2'));
  content.append(popupLink(paths.track, t.followThis, onFollow));
  return content;
}

function paragraph(text: string, className: string): HTMLElement {
  return Object.assign(document.createElement('p'), { className, textContent: text });
}

function copyButton(idElement: HTMLElement, language: LanguageCode): HTMLElement {
  const t = messagesIn(language, ordering);
  const button = actingElement('button', t.copy, async () => {
    try {
      await navigator.clipboard.writeText(idElement.innerText);
      button.textContent = t.copied;
    } catch {
      // In-app browsers reject it, and on plain HTTP there is no clipboard: the selected id can be copied by hand.
      window.getSelection()?.selectAllChildren(idElement);
    }
  });
  button.ariaLive = 'polite';
  return button;
}
