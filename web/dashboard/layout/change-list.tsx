import { AMOUNT_KINDS, type AmountKind } from '@aloghor/functions/domain/amounts';
import { type Category, FIRST_CATEGORIES } from '@aloghor/functions/domain/categories';
import { TRANSLATED_LANGUAGES } from '@aloghor/functions/domain/languages';
import { labelOf } from '../../shared/api/categories.ts';
import { dateText, shopTime } from '../../shared/lib/dates.ts';
import { amount, count } from '../../shared/lib/format.ts';
import { LANGUAGE_TABLE, type LanguageCode } from '../../shared/lib/language.ts';
import { placeName } from '../../shared/lib/place-name.ts';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { productSpecs } from '../../shared/locale/en/specs.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { auditLog, notificationsPage } from '../messages/en/admin.ts';
import { booking } from '../messages/en/booking.ts';
import { customersPage } from '../messages/en/customers.ts';
import { deskPage } from '../messages/en/desk.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { productForm, productsPage } from '../messages/en/products.ts';
import { settingsPage } from '../messages/en/settings.ts';
import { useAllCategories } from '../staff-settings.ts';
import { languageName } from './language-names.ts';

interface ChangeListProps {
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
  /** Whether to say that a value was removed where no new one takes its place. */
  isUpdate: boolean;
}

/** Each field that changes, before and after. */
export function ChangeList({ before, after, isUpdate }: ChangeListProps) {
  const language = useLanguage();
  const t = useMessages(auditLog);
  const categories = useAllCategories();
  return (
    <ul className="grid gap-1">
      {changesOf({ before, after }, language, categories).map((change) => (
        <li key={change.field} className="wrap-anywhere text-sm">
          <span className="text-ink-soft">
            <span>{fieldLabel(change.field, language)}</span>:{' '}
          </span>
          {change.before && <del className="whitespace-pre-line text-ink-soft no-underline">{change.before}</del>}
          {change.before && change.after && (
            <>
              <span aria-hidden> → </span>
              <span className="sr-only">{t.became}</span>
            </>
          )}
          {change.before && !change.after && isUpdate && <span>{` → ${t.nothing}`}</span>}
          {change.after && <ins className="whitespace-pre-line no-underline">{change.after}</ins>}
        </li>
      ))}
    </ul>
  );
}

/** Settings have the labels of their own page. */
function fieldLabel(field: string, language: LanguageCode): string {
  const t = messagesIn(language, auditLog);
  const tProductsPage = messagesIn(language, productsPage);
  const tSettingsPage = messagesIn(language, settingsPage);
  const specs: Record<string, string> = messagesIn(language, productSpecs).names;
  const parts: Record<string, { title: string }> = tSettingsPage.parts;
  const ofProducts: string | undefined = { ...specs, ...t.fields, ...tProductsPage.fields }[field];
  const ofSettings = tSettingsPage.fields[field] ?? tSettingsPage.groups[field] ?? parts[field]?.title;
  return ofProducts ?? ofSettings ?? translatedLabel(field, language) ?? ownLanguageName(field) ?? field;
}

/** The label of a product's text in another language, such as `name.bn`. */
function translatedLabel(field: string, pageLanguage: LanguageCode): string | undefined {
  const [text, code] = field.split('.');
  const language = TRANSLATED_LANGUAGES.find((one) => one === code);
  if (!language || (text !== 'name' && text !== 'desc')) return undefined;
  return messagesIn(pageLanguage, productForm).translated[text](languageName(language, pageLanguage));
}

/** The name of a language, where the field is a text in it. */
function ownLanguageName(code: string): string | undefined {
  return Object.entries(LANGUAGE_TABLE).find(([language]) => language === code)?.[1].ownName;
}

type Values = Record<string, unknown>;

interface Change {
  field: string;
  before: string;
  after: string;
}

/** The fields that differ, with both values as texts; '' for no value. */
export function changesOf(
  {
    before = {},
    after = {},
  }: {
    before?: Values | undefined;
    after?: Values | undefined;
  },
  language: LanguageCode,
  categories: readonly Category[] = FIRST_CATEGORIES,
): Change[] {
  const labels = Object.fromEntries(categories.map((category) => [category.name, labelOf(category, language)]));
  const textsOf = (field: string, value: unknown) =>
    partsOf(field, value, language).map((text) => labelsOf(field, language, labels)?.[text] ?? text);
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  if (all.has('names')) all.delete('data'); // the ids of the same products
  all.delete('settlement'); // an id; the settlement has an entry of its own
  const fields = [...all].map((field) =>
    changeOf(field, textsOf(field, before[field]), textsOf(field, after[field]), language),
  );
  return fields.filter((change) => change.before !== change.after);
}

/** For lists, only the differences are shown. */
function changeOf(field: string, before: string[], after: string[], language: LanguageCode): Change {
  const t = messagesIn(language, auditLog);
  const [gone, come] = [without(before, after), without(after, before)];
  const [went, came] = [gone.join(', '), come.join(', ')];
  const change = { field, before: went, after: came };
  const stays = after.length > come.length;
  if (!stays || (went && came)) return change;
  const { less, more, reordered } = t;
  if (went || came) return { field, before: '', after: went ? less(went) : more(came) };
  return before.join() === after.join() ? change : { field, before: '', after: reordered(after.join(', ')) };
}

function without(texts: string[], others: string[]): string[] {
  return texts.filter((text) => !others.includes(text));
}

/** Of statuses, roles and the like, which are stored by English names. `categories`: the labels of the shop's. */
function labelsOf(
  field: string,
  language: LanguageCode,
  categories: Record<string, string>,
): Record<string, string> | undefined {
  const t = messagesIn(language, auditLog);
  const tDeskPage = messagesIn(language, deskPage);
  const tNotificationsPage = messagesIn(language, notificationsPage);
  const tOrdersPage = messagesIn(language, ordersPage);
  const tOrders = messagesIn(language, placedOrders);
  const labels = { status: tOrders.statuses, role: t.roles, desk: tDeskPage.states, source: tDeskPage.sources };
  const marks = messagesIn(language, customersPage).marks;
  const closing = { closedFor: tOrdersPage.closedFor, reason: tOrdersPage.parcel.reasons };
  return {
    ...messagesIn(language, productSpecs).codes,
    ...labels,
    ...closing,
    marks,
    categories,
    notificationAgain: tNotificationsPage.events,
    messageByHand: tNotificationsPage.events,
    parcelState: messagesIn(language, booking).states,
    parcelCancellation: messagesIn(language, booking).cancellations,
  }[field];
}

function partsOf(field: string, value: unknown, language: LanguageCode): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'number') return [MOMENTS.includes(field) ? shopTime(value, language) : amount(value, language)];
  if (typeof value === 'boolean') return [messagesIn(language, auditLog).whether[`${value}`]];
  if (Array.isArray(value)) return value.flatMap((part) => partsOf(field, part, language));
  if (typeof value === 'object') return objectParts(Object(value), language);
  return [field === 'day' ? dateText(String(value), language) : String(value)];
}

function isAmountKind(kind: unknown): kind is AmountKind {
  return AMOUNT_KINDS.some((one) => one === kind);
}

/** Fields in milliseconds since 1970. */
const MOMENTS = ['startsAt', 'endsAt'];

/** An object as texts: an order line, a returned line, an amount, a delivery charge, a category, a place, or else its fields. */
function objectParts(value: Record<string, unknown>, language: LanguageCode): string[] {
  const { quantity, name, district, thana, zone, kind, taka, transaction, label, hidden, img } = value;
  if (typeof quantity === 'number') return [[count(quantity, language), name].filter(Boolean).join(' × ')];
  if (isAmountKind(kind))
    return [
      `${messagesIn(language, placedOrders).amounts[kind]}: ${partsOf('amounts', [taka, transaction], language).join(' · ')}`,
    ];
  if (typeof taka === 'number')
    return [`${fieldLabel(String(zone), language)}: ${[taka, ...partsOf('days', value.days, language)].join(' · ')}`];
  if (label) {
    const notShown = hidden && messagesIn(language, settingsPage).categories.hidden;
    return [[Object.values(label).join(' / '), notShown, img].filter(Boolean).join(' ')];
  }
  if (typeof district === 'string')
    return [placeName({ district, ...(typeof thana === 'string' && { thana }) }, language)];
  return Object.entries(value).flatMap(([part, inside]) => {
    const texts = inside === 0 ? [] : partsOf(part, inside, language);
    return texts.length > 0 ? [`${fieldLabel(part, language)}: ${texts.join(', ')}`] : [];
  });
}
