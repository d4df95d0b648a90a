import { USUAL_PERCENT } from '@aloghor/functions/domain/advance-rules';
import { SHOP_NAME_MAXIMUM } from '@aloghor/functions/domain/brand';
import { CARD_LABEL_NAMES } from '@aloghor/functions/domain/card-labels';
import {
  ANNOUNCEMENT_MAXIMUM,
  ANSWER_MAXIMUM,
  BANNER_TEXT_MAXIMUM,
  FAQ_MAXIMUM,
  FAQ_TEXT_MAXIMUM,
  HEADLINE_MAXIMUM,
  LINK_MAXIMUM,
  QUESTION_TITLE_MAXIMUM,
} from '@aloghor/functions/domain/content';
import {
  COLUMN_TITLE_MAXIMUM,
  FILE_COLUMNS_MAXIMUM,
  FILE_FIELDS,
  FILE_LAYOUTS,
} from '@aloghor/functions/domain/courier-file';
import { PAYOUT_DAYS_MAXIMUM, usualTariff } from '@aloghor/functions/domain/courier-tariffs';
import { CARRIER_NAMES } from '@aloghor/functions/domain/couriers';
import { CHARGE_ZONES } from '@aloghor/functions/domain/delivery';
import { CALL_TRIES_MAXIMUM, UNREACHED_OUTCOMES } from '@aloghor/functions/domain/desk';
import { LANGUAGE_TABLE, LANGUAGES, type LanguageCode } from '@aloghor/functions/domain/languages';
import { ADDRESS_MAXIMUM, NAME_MAXIMUM, PRICE_MAXIMUM, STOCK_MAXIMUM } from '@aloghor/functions/domain/limits';
import { NOTIFICATION_EVENTS, NOTIFICATION_TEXT_MAXIMUM } from '@aloghor/functions/domain/notifications';
import { RESCUE_HOURS_MAXIMUM } from '@aloghor/functions/domain/rescue';
import { PAGE_TEXT_MAXIMUM, PAGE_TITLE_MAXIMUM } from '@aloghor/functions/domain/rich-text';
import { RIDERS_MAXIMUM } from '@aloghor/functions/domain/riders';
import { SOCIAL_NETWORKS, WARRANTY_MAXIMUM } from '@aloghor/functions/domain/settings';
import { messagesIn } from '../../shared/locale/locale.ts';
import type { NumberRange } from '../form/number-field.tsx';
import type { LineKind } from '../form/text-field.tsx';
import { labelIn } from '../layout/language-names.ts';
import { settingsPage } from '../messages/en/settings.ts';
import type { FormName } from './settings-forms.ts';

/** One input of the page of settings. */
export interface SettingsField {
  /** The path of its value in what the form edits, as in `address.city.en`; a delivery charge is below its zone. */
  path: string;
  /** A message has an input of its own page. */
  kind:
    | LineKind
    | 'long'
    | 'number'
    | 'picture'
    | 'switch'
    | 'message'
    | 'sections'
    | 'categories'
    | 'choice'
    | 'logo'
    | 'colour';
  required?: boolean;
  max?: number;
  range?: NumberRange;
  /** The path of another number, below which it may not be. */
  atLeast?: string;
  /** Of a choice. */
  codes?: readonly string[];
  /** Only for a text in one language. */
  language?: LanguageCode;
  /** Of a long text; three by default. */
  rows?: number;
  /** The name of its label, if not its path. */
  label?: string;
}

/** Inputs under one heading. */
export interface FieldGroup {
  name: string;
  /** Its fields are filled in all or not at all. */
  isAllOrNone?: true;
  /** The path of the list of which it is one: the filled-in groups are shown, and one more. Its name ends with its index. */
  list?: string;
  fields: readonly SettingsField[];
}

const text = (path: string, max = NAME_MAXIMUM): SettingsField[] =>
  optionalText(path, max).map((field) => ({ ...field, required: !isPartial(field) }));

const optionalText = (path: string, max: number, kind: SettingsField['kind'] = 'text'): SettingsField[] =>
  LANGUAGES.map((language) => ({ path: `${path}.${language}`, kind, max, language }));

/** Whether it is a text in a language whose translation is not finished: it may stay empty. */
export const isPartial = ({ language }: SettingsField): boolean =>
  language !== undefined && LANGUAGE_TABLE[language].isPartial === true;

const ofPage = (language: LanguageCode): SettingsField[] => {
  const shared = { language, required: LANGUAGE_TABLE[language].isPartial !== true };
  return [
    { ...shared, path: `title.${language}`, kind: 'text', label: 'pageTitle', max: PAGE_TITLE_MAXIMUM },
    { ...shared, path: `text.${language}`, kind: 'long', label: 'pageText', max: PAGE_TEXT_MAXIMUM, rows: 16 },
  ];
};

const DAYS: NumberRange = { max: 60 };

const ofZone = (zone: string): SettingsField[] => [
  { path: `charges.${zone}.taka`, kind: 'number', range: { max: PRICE_MAXIMUM, decimals: 2 } },
  { path: `charges.${zone}.days.least`, kind: 'number', range: DAYS },
  { path: `charges.${zone}.days.most`, kind: 'number', range: DAYS, atLeast: `charges.${zone}.days.least` },
];

const linkAndSchedule = (kind: 'link' | 'path'): FieldGroup[] => [
  { name: 'destination', fields: [{ path: 'link', kind, max: LINK_MAXIMUM }] },
  { name: 'schedule', fields: (['startsAt', 'endsAt'] as const).map((path) => ({ path, kind: 'moment' })) },
];

const BANNER: readonly FieldGroup[] = [
  { name: 'headline', isAllOrNone: true, fields: optionalText('title', HEADLINE_MAXIMUM) },
  { name: 'line', isAllOrNone: true, fields: optionalText('text', BANNER_TEXT_MAXIMUM) },
  { name: 'pictures', fields: (['picture', 'phonePicture'] as const).map((path) => ({ path, kind: 'picture' })) },
  ...linkAndSchedule('path'),
];

const QUESTIONS: readonly FieldGroup[] = Array.from({ length: FAQ_MAXIMUM }, (_, place) => ({
  name: `entries.${place}`,
  isAllOrNone: true,
  list: 'entries',
  fields: [
    ...optionalText(`entries.${place}.question`, QUESTION_TITLE_MAXIMUM),
    ...optionalText(`entries.${place}.answer`, ANSWER_MAXIMUM, 'long'),
  ],
}));

const RIDERS: readonly FieldGroup[] = Array.from({ length: RIDERS_MAXIMUM }, (_, place) => ({
  name: `people.${place}`,
  list: 'people',
  fields: [
    { path: `people.${place}.name`, kind: 'text', max: NAME_MAXIMUM, label: 'riderName' },
    { path: `people.${place}.mobileNumber`, kind: 'phone', max: 30, label: 'riderMobileNumber' },
  ],
}));

const FILE_COLUMNS: readonly FieldGroup[] = Array.from({ length: FILE_COLUMNS_MAXIMUM }, (_, place) => ({
  name: `columns.${place}`,
  list: 'columns',
  fields: [
    { path: `columns.${place}.title`, kind: 'text', max: COLUMN_TITLE_MAXIMUM, label: 'columnTitle' },
    { path: `columns.${place}.field`, kind: 'choice', codes: ['', ...FILE_FIELDS], label: 'columnField' },
    { path: `columns.${place}.text`, kind: 'text', max: NAME_MAXIMUM, label: 'columnText' },
  ],
}));

/** What one courier charges. */
const TARIFFS: readonly FieldGroup[] = CARRIER_NAMES.map((courier) => ({
  name: courier,
  isAllOrNone: true,
  fields: Object.keys(usualTariff(courier)).map((name) => ({
    path: `${courier}.${name}`,
    kind: 'number',
    range: { max: name === 'grams' ? 50_000 : 500, decimals: name === 'grams' ? 0 : 2 },
    label: `tariff.${name}`,
  })),
}));

/** How long one courier keeps what it could not deliver. */
const RESCUE: readonly FieldGroup[] = CARRIER_NAMES.map((courier) => ({
  name: courier,
  fields: [{ path: courier, kind: 'number', range: { min: 1, max: RESCUE_HOURS_MAXIMUM }, label: 'rescueHours' }],
}));

/** When to ask for an advance: as soon as one of these is met. */
const ADVANCE_RULES: readonly SettingsField[] = [
  { path: 'from', kind: 'number', range: { min: 1, max: PRICE_MAXIMUM, decimals: 2 }, label: 'advanceFrom' },
  { path: 'outsideDhaka', kind: 'switch' },
  { path: 'afterRefusal', kind: 'switch' },
];

/** The inputs of each form, in their order. */
export const GROUPS: Record<FormName, readonly FieldGroup[]> = {
  brand: [
    { name: 'name', isAllOrNone: true, fields: optionalText('name', SHOP_NAME_MAXIMUM) },
    {
      name: 'look',
      fields: [
        { path: 'logo', kind: 'logo' },
        { path: 'accent', kind: 'colour' },
      ],
    },
  ],
  contact: [
    {
      name: 'ways',
      fields: [
        { path: 'phone', kind: 'phone', required: true, max: 30 },
        { path: 'emailAddress', kind: 'email', required: true, max: 254 },
        { path: 'whatsapp', kind: 'phone', max: 30 },
        { path: 'messenger', kind: 'page', max: 80 },
      ],
    },
    {
      name: 'address',
      fields: [
        ...text('address.name'),
        ...text('address.street', ADDRESS_MAXIMUM),
        ...text('address.city'),
        { path: 'address.postalCode', kind: 'code', required: true, max: 20 },
      ],
    },
    {
      name: 'location',
      fields: [
        { path: 'location.latitude', kind: 'number', required: true, range: { max: 90, decimals: 6 } },
        { path: 'location.longitude', kind: 'number', required: true, range: { max: 180, decimals: 6 } },
      ],
    },
    {
      name: 'showroomHours',
      fields: [...text('showroomHours.days'), ...text('showroomHours.time'), ...text('showroomHours.closedDay')],
    },
    { name: 'supportHours', fields: [...text('supportHours.days'), ...text('supportHours.time')] },
    { name: 'social', fields: SOCIAL_NETWORKS.map((name) => ({ path: `social.${name}`, kind: 'address', max: 500 })) },
  ],
  legal: [
    {
      name: 'numbers',
      fields: [
        ...(['tradeLicence', 'dbid', 'bin'] as const).map((path) => ({ path, kind: 'code' as const, max: 60 })),
        { path: 'vatRate', kind: 'number', range: { min: 0.01, max: 100, decimals: 2 } },
      ],
    },
    {
      name: 'responsible',
      isAllOrNone: true,
      fields: [
        { path: 'responsible.name', kind: 'text', max: NAME_MAXIMUM },
        { path: 'responsible.phone', kind: 'phone', max: 30 },
      ],
    },
    { name: 'parcel', fields: [{ path: 'mayOpenFirst', kind: 'switch' }] },
    { name: 'warranty', isAllOrNone: true, fields: optionalText('warranty', WARRANTY_MAXIMUM) },
  ],
  delivery: [
    ...CHARGE_ZONES.map((zone) => ({ name: zone, isAllOrNone: true as const, fields: ofZone(zone) })),
    {
      name: 'free',
      fields: [{ path: 'freeFrom', kind: 'number', range: { min: 1, max: PRICE_MAXIMUM, decimals: 2 } }],
    },
  ],
  advance: [
    { name: 'advanceRules', fields: ADVANCE_RULES },
    {
      name: 'advanceAct',
      fields: [
        { path: 'isOn', kind: 'switch', label: 'advanceIsOn' },
        { path: 'percentIn48Hours', kind: 'number', range: { min: USUAL_PERCENT + 1, max: 100 } },
      ],
    },
  ],
  stock: [
    {
      name: 'stock',
      fields: [
        { path: 'lowStock', kind: 'number', required: true, range: { max: STOCK_MAXIMUM } },
        { path: 'leftUpTo', kind: 'number', range: { min: 1, max: STOCK_MAXIMUM } },
      ],
    },
  ],
  cards: [{ name: 'cards', fields: [{ path: 'label', kind: 'choice', codes: CARD_LABEL_NAMES, label: 'cardLabel' }] }],
  calls: [
    {
      name: 'calls',
      fields: [
        { path: 'tries', kind: 'number', required: true, range: { min: 1, max: CALL_TRIES_MAXIMUM } },
        { path: 'after', kind: 'choice', codes: UNREACHED_OUTCOMES },
      ],
    },
  ],
  riders: RIDERS,
  courierFile: [
    {
      name: 'courierFile',
      fields: [
        { path: 'name', kind: 'text', max: NAME_MAXIMUM, label: 'courierName' },
        { path: 'store', kind: 'text', max: NAME_MAXIMUM },
        { path: 'trackingPage', kind: 'address', max: 500 },
        { path: 'layout', kind: 'choice', codes: FILE_LAYOUTS },
      ],
    },
    ...FILE_COLUMNS,
  ],
  tariffs: [
    {
      name: 'payouts',
      fields: [{ path: 'payoutDays', kind: 'number', required: true, range: { min: 1, max: PAYOUT_DAYS_MAXIMUM } }],
    },
    ...TARIFFS,
  ],
  rescue: RESCUE,
  announcement: [
    { name: 'message', isAllOrNone: true, fields: optionalText('text', ANNOUNCEMENT_MAXIMUM) },
    ...linkAndSchedule('link'),
  ],
  hero: BANNER,
  banner: BANNER,
  categories: [{ name: 'categories', fields: [{ path: 'list', kind: 'categories' }] }],
  sections: [{ name: 'sections', fields: [{ path: 'sections', kind: 'sections' }] }],
  faq: [
    { name: 'headline', isAllOrNone: true, fields: optionalText('title', HEADLINE_MAXIMUM) },
    { name: 'line', isAllOrNone: true, fields: optionalText('text', FAQ_TEXT_MAXIMUM, 'long') },
    ...QUESTIONS,
  ],
  page: LANGUAGES.map((language) => ({ name: language, fields: ofPage(language) })),
  notifications: NOTIFICATION_EVENTS.map((event) => ({
    name: event,
    fields: [
      { path: `${event}.isOff`, kind: 'switch' },
      ...optionalText(`${event}.text`, NOTIFICATION_TEXT_MAXIMUM, 'message'),
    ],
  })),
};

/** The beginning of the path of a field that several groups have: a zone, a question, a notification. */
export const IN_GROUP = new RegExp(`^(?:charges\\.(\\w+)|(\\w+\\.\\d+)|(${NOTIFICATION_EVENTS.join('|')}))\\.`);

/** The label of a field; the same in both languages of a text. */
export function labelOf({ path, language, label: own }: SettingsField, pageLanguage: LanguageCode): string {
  const t = messagesIn(pageLanguage, settingsPage);
  const { fields } = t;
  const name = own ?? path.replace(IN_GROUP, '').replace(language ? `.${language}` : '', '');
  const label = fields[name] ?? name;
  return language ? labelIn(language, label, pageLanguage) : label;
}
