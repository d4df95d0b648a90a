import { answerProof } from '../domain/answer-links.ts';
import { type BrandSettings, shopName } from '../domain/brand.ts';
import { CURRENCY_NAME } from '../domain/country.ts';
import { decimalsOf, numberIn } from '../domain/digits.ts';
import { type InLanguages, type LanguageCode, pathPrefix, textIn } from '../domain/languages.ts';
import { courierPhone } from '../domain/mobile-number.ts';
import {
  asTextMessage,
  fillPlaceholders,
  hasAllValues,
  hasPlaceholder,
  inBraces,
  type PlaceholderValues,
} from '../domain/notification-placeholders.ts';
import {
  type AutomaticEvent,
  isToShop,
  type NotificationChoices,
  type NotificationEvent,
} from '../domain/notifications.ts';
import { sumReceived, sumToCollect } from '../domain/orders.ts';
import { sanitizeName } from '../domain/person-name.ts';
import type { DeskDocument, OrderDocument } from '../platform/database/collections.ts';
import type { Addressee } from './notification-rules.ts';
import { bangla } from './texts/bangla.ts';
import { english } from './texts/english.ts';
import type { NotificationData, NotificationTexts } from './texts/notification-texts.ts';

/** A language whose notifications are not translated yet has undefined. */
const TEXTS: Required<InLanguages<NotificationTexts>> = { en: english, bn: bangla };

/** The fields of an order that its notifications show. `advance`: in taka, what its buyer is asked for ahead. */
export type ToldOrder = Pick<
  OrderDocument,
  'number' | 'name' | 'mobileNumber' | 'status' | 'lines' | 'totalPrice' | 'amounts' | 'payment' | 'outcome'
> &
  Pick<DeskDocument, 'answer'> & { _id: string; advance?: number | undefined };

/** `sender`: the shop's name; `subject`: of an e-mail. */
export interface RenderedNotification {
  sender: string;
  subject: string;
  text: string;
}

/** Characters: room for a name, not for a message. */
const CALLED_MAXIMUM = 40;

/** A name made safe for a notification: anybody may have typed it, for anybody's address. */
function called(name: string | undefined): string | undefined {
  const plain = [...sanitizeName(name ?? '')];
  return plain.length > CALLED_MAXIMUM
    ? `${plain.slice(0, CALLED_MAXIMUM).join('').trim()}…`
    : plain.join('') || undefined;
}

/** What notifications say of the shop. */
export interface NotifyingShop {
  /** The address of its pages, without a slash at the end. */
  site: string;
  brand: BrandSettings;
  phone: string;
  /** What the shop has decided about its notifications. */
  choices: NotificationChoices;
}

/**
 * A notification in a language, for a text message or an e-mail. The shop's own text is used where the order has all
 * that it names; subjects are the usual ones.
 */
export function renderNotification(
  event: AutomaticEvent,
  order: ToldOrder,
  language: LanguageCode,
  channel: Addressee['channel'],
  by: NotifyingShop,
): RenderedNotification {
  const { texts, subjects, greeting, inEmail, callUs } = textIn(TEXTS, language);
  const data = dataOf(event, order, language, by);
  const subject = subjects[event](data);
  const own = usableText(by.choices[event]?.text?.[language], valuesOf(data, language, by));
  const text = own?.filled ?? texts[event](data);
  const sender = shopName(by.brand, language);
  if (isToShop(event)) return { sender, subject, text };
  if (channel === 'sms') return { sender, subject, text: asTextMessage(text, sender) };
  const greetings = own && hasPlaceholder(own.text, 'name') ? [] : [greeting(data.name)];
  const body = own ? text : inEmail(text);
  const call = text.includes(data.shopPhone) ? [] : [callUs(data.shopPhone)];
  return { sender, subject, text: [...greetings, body, data.lines.join('\n'), ...call, sender].join('\n\n') };
}

/** The text of a message by hand, as the shop would send it by SMS. */
export function renderByHand(
  event: NotificationEvent,
  order: ToldOrder,
  language: LanguageCode,
  by: NotifyingShop,
): string {
  const data = dataOf(event, order, language, by);
  const own = usableText(by.choices[event]?.text?.[language], valuesOf(data, language, by));
  return asTextMessage(own?.filled ?? textIn(TEXTS, language).texts[event](data), shopName(by.brand, language));
}

/** An own text with its values; undefined where there is none, or a value is missing. */
function usableText(text: string | undefined, values: PlaceholderValues) {
  return text && hasAllValues(text, values) ? { text, filled: fillPlaceholders(text, values) } : undefined;
}

/** The values of the placeholders of an own text. */
export function placeholderValues(
  event: NotificationEvent,
  order: ToldOrder,
  language: LanguageCode,
  by: NotifyingShop,
): PlaceholderValues {
  return valuesOf(dataOf(event, order, language, by), language, by);
}

function valuesOf(
  { orderNumber, name, link, answerLink, shopPhone, toPay, advance, mobileNumber, lines }: NotificationData,
  language: LanguageCode,
  { brand }: NotifyingShop,
): PlaceholderValues {
  const ofShop = { phone: shopPhone, shop: shopName(brand, language) };
  const links = { link, answer: answerLink };
  return {
    number: orderNumber,
    name,
    ...links,
    ...ofShop,
    sum: toPay,
    advance,
    mobile: mobileNumber,
    products: lines.join('\n'),
  };
}

/** The usual text with placeholders in braces, for an order that has all of them. */
export function usualTemplate(event: NotificationEvent, language: LanguageCode): string {
  return textIn(TEXTS, language).texts[event]({
    orderNumber: inBraces('number'),
    name: inBraces('name'),
    link: inBraces('link'),
    answerLink: inBraces('answer'),
    shopPhone: inBraces('phone'),
    toPay: inBraces('sum'),
    advance: inBraces('advance'),
    isPaid: false,
    mobileNumber: inBraces('mobile'),
    lines: [inBraces('products')],
  });
}

function dataOf(
  event: NotificationEvent,
  order: ToldOrder,
  language: LanguageCode,
  { site, phone }: NotifyingShop,
): NotificationData {
  const { _id, number: orderNumber = _id, name, mobileNumber, lines, answer, advance = 0 } = order;
  const toPay = sumToCollect(order);
  return {
    orderNumber,
    toPay: sumText(toPay, language),
    advance: sumText(advance, language),
    isPaid: sumReceived(order) > 0,
    link: isToShop(event) ? `${site}/dashboard/manageOrders/${_id}` : trackingLink(orderNumber, language, site),
    answerLink: answer && !answer.given ? answerLink(answerProof(orderNumber, answer.code), language, site) : undefined,
    name: called(name),
    mobileNumber,
    shopPhone: courierPhone(phone) ?? phone,
    lines: lines.map((line) => `${numberIn(language, line.quantity, 0)} × ${nameIn(language, line)}`),
  };
}

/** As `1,250 Tk`; undefined for nothing. */
function sumText(taka: number, language: LanguageCode): string | undefined {
  return taka > 0 ? `${numberIn(language, taka, decimalsOf(taka))} ${textIn(CURRENCY_NAME, language)}` : undefined;
}

/** The name of a product in a language; the English one where it has no other. */
function nameIn(language: LanguageCode, { name, translations }: ToldOrder['lines'][number]): string {
  return translations?.[language]?.name ?? name;
}

/** The proof stands behind the #, which browsers send to nobody. */
function answerLink(proof: string, language: LanguageCode, site: string): string {
  return `${site}${pathPrefix(language)}/answer#${proof}`;
}

function trackingLink(id: string, language: LanguageCode, site: string): string {
  return `${site}${pathPrefix(language)}/track?${new URLSearchParams({ id })}`;
}
