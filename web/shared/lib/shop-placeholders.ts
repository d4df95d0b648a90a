import { shopName } from '@aloghor/functions/domain/brand';
import type { DeliverySettings } from '@aloghor/functions/domain/delivery';
import type { PublicSettings } from '@aloghor/functions/domain/settings';
import { count } from './format.ts';
import { type LanguageCode, type LocalizedText, textIn } from './language.ts';

/** Business days from an order to its delivery, in a shop that has set no charges. */
const USUAL_DAYS = { least: 3, most: 5 };

/** Within how many business days the shop delivers, wherever to. */
export function daysOfDelivery({ charges }: DeliverySettings): { least: number; most: number } {
  if (charges.length === 0) return USUAL_DAYS;
  return {
    least: Math.min(...charges.map(({ days }) => days.least)),
    most: Math.max(...charges.map(({ days }) => days.most)),
  };
}

const RANGE: LocalizedText = { en: 'to', bn: 'থেকে' };

/**
 * Replaces `{shop}`, `{phone}`, `{email}`, `{supportHours}`, `{showroomHours}`, `{closedDay}` and `{deliveryDays}` in a text
 * by the shop's settings; by an ellipsis while these are not known.
 */
export function fillPlaceholders(text: string, settings: PublicSettings | undefined, language: LanguageCode): string {
  const values = settings && valuesOf(settings, language);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values?.get(name) ?? '…');
}

function valuesOf({ brand, contact, delivery }: PublicSettings, language: LanguageCode): Map<string, string> {
  const { phone, emailAddress, supportHours, showroomHours } = contact;
  const hours = ({ days, time }: typeof supportHours) => `${textIn(days, language)}, ${textIn(time, language)}`;
  return new Map([
    ['shop', shopName(brand, language)],
    ['phone', phone],
    ['email', emailAddress],
    ['supportHours', hours(supportHours)],
    ['showroomHours', hours(showroomHours)],
    ['closedDay', textIn(showroomHours.closedDay, language)],
    ['deliveryDays', daysText(daysOfDelivery(delivery), language)],
  ]);
}

/** As in `3 to 5`. */
export function daysText({ least, most }: { least: number; most: number }, language: LanguageCode): string {
  const days = [...new Set([least, most])].map((number) => count(number, language));
  return days.join(` ${textIn(RANGE, language)} `);
}
