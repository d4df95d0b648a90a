import type { NotificationTexts } from '../contract/notifications.ts';
import { LANGUAGES, type LanguageCode } from '../domain/languages.ts';
import { placeholdersOf } from '../domain/notification-placeholders.ts';
import { isAutomatic, isToShop, NOTIFICATION_EVENTS, type NotificationEvent } from '../domain/notifications.ts';
import { FIRST_STATUS } from '../domain/order-status.ts';
import { smsParts } from '../domain/sms-parts.ts';
import { isOn } from './message-of.ts';
import { notificationSettings } from './notification-settings.ts';
import {
  type NotifyingShop,
  placeholderValues,
  renderByHand,
  renderNotification,
  type ToldOrder,
  usualTemplate,
} from './render-notification.ts';

/** A sample of each notification in its usual words, switched on or not, with its length as a text message. */
export function notificationSamples(shop: NotifyingShop): NotificationTexts {
  const settings = notificationSettings();
  const { provider, events, hasSms } = settings;
  const notifications = NOTIFICATION_EVENTS.map((event) => ({
    event,
    isByHand: !isAutomatic(event),
    isDeployed: !isAutomatic(event) || events.has(event),
    isOn: isAutomatic(event) ? isOn(event, settings, shop) : !shop.choices[event]?.isOff,
    samples: LANGUAGES.map((language) => sampleOf(event, language, shop)),
  }));
  return { ...(provider && { provider }), hasSms, notices: notifications };
}

/** An order of nobody. */
const SAMPLE: ToldOrder = {
  _id: '0123456789abcdef01234567',
  number: 'A-1042',
  name: 'Rahim',
  mobileNumber: '01700000000',
  status: FIRST_STATUS,
  lines: [
    {
      _id: 'sample',
      name: 'Product',
      translations: { bn: { name: 'পণ্য' } },
      img: '/sample.webp',
      price: 1_250,
      quantity: 2,
    },
  ],
  totalPrice: 2_500,
  amounts: [],
  answer: { code: 'k7m2p9qrstuv' },
  advance: 250,
};

function sampleOf(event: NotificationEvent, language: LanguageCode, shop: NotifyingShop) {
  const usual = { ...shop, choices: {} };
  const { subject, text } = isAutomatic(event)
    ? renderNotification(event, SAMPLE, language, 'sms', usual)
    : { text: renderByHand(event, SAMPLE, language, usual) };
  const values = placeholderValues(event, SAMPLE, language, shop);
  return {
    language,
    ...(subject && { subject }),
    text,
    template: usualTemplate(event, language),
    values: Object.fromEntries(placeholdersOf(event).map((name) => [name, values[name] ?? ''])),
    ...(!isToShop(event) && { sms: smsParts(text) }),
  };
}
