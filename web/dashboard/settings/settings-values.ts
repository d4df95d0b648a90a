import { asciiDigits } from '@aloghor/functions/domain/ascii-digits';
import type { Logo } from '@aloghor/functions/domain/brand';
import type { Category } from '@aloghor/functions/domain/categories';
import { UTC_OFFSET } from '@aloghor/functions/domain/country';
import { dayOf } from '@aloghor/functions/domain/day-of';
import { CHARGE_ZONES, type DeliverySettings } from '@aloghor/functions/domain/delivery';
import { shopClock } from '../../shared/lib/dates.ts';
import { categoriesText, categoriesToSend } from './category-values.ts';
import { GROUPS, type SettingsField } from './settings-fields.ts';
import { type FormName, type FormSettings, isBanner } from './settings-forms.ts';

/** The values of a form's inputs, by their paths; absent and '' are the same. */
export type SettingsValues = Readonly<Record<string, string>>;

const fieldsOf = (form: FormName): SettingsField[] => GROUPS[form].flatMap(({ fields }) => fields);

/** The settings as texts for the inputs of a form. */
export function valuesOf<Form extends FormName>(form: Form, settings: FormSettings[Form]): SettingsValues {
  const shown = form === 'delivery' ? byZone(settings as DeliverySettings) : settings;
  const values = fieldsOf(form).map((field) => [field.path, textOf(field, shown)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

function byZone({ charges, freeFrom }: DeliverySettings): object {
  return { charges: Object.fromEntries(charges.map((charge) => [charge.zone, charge])), freeFrom };
}

function textOf({ path, kind }: SettingsField, settings: object): string {
  const value = path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown>)?.[name], settings);
  if (kind === 'categories') return categoriesText(value as Category[] | undefined); // by its kind
  if (value === undefined || value === false) return '';
  if (kind === 'logo') return JSON.stringify(value);
  return kind === 'moment' ? `${dayOf(Number(value))}T${shopClock(Number(value), 'en')}` : String(value);
}

/** The settings that the inputs stand for, as they are sent; empty inputs are left out. */
export function settingsFrom<Form extends FormName>(form: Form, values: SettingsValues): FormSettings[Form] {
  const settings: Node = form === 'contact' ? { social: {} } : {};
  for (const field of fieldsOf(form)) {
    const text = cleaned(field, values[field.path] ?? '');
    if (text !== '') put(settings, field.path.split('.'), sentValue(field, text));
  }
  for (const { list } of GROUPS[form]) if (list && settings[list]) settings[list] = Object.values(settings[list]);
  if (form === 'delivery') settings.charges = inOrder(settings.charges as Record<string, object> | undefined);
  return settings as unknown as FormSettings[Form]; // by the fields of the form, which the server checks
}

/** The path of a field in its form, by that in what was sent of these values: what is empty in a list is not sent. */
export function pathInForm(form: FormName, path: string, values: SettingsValues): string {
  const own = isBanner(form) ? path.replace(`${form}.`, '') : path;
  const [list = '', index, ...rest] = own.split('.');
  const place = sentPlaces(form, list, values)[Number(index)];
  return place === undefined ? own : [list, place, ...rest].join('.');
}

/** What the places of a list are called in its form, as far as something is filled in: indexes, or zones. */
function sentPlaces(form: FormName, list: string, values: SettingsValues): string[] {
  const filled = fieldsOf(form).filter((field) => cleaned(field, values[field.path] ?? '') !== '');
  const places = filled.flatMap(({ path }) => {
    const [first, place] = path.split('.');
    return first === list && place ? [place] : [];
  });
  return [...new Set(places)];
}

/** A time is in the shop's time zone, wherever its staff are. */
function sentValue({ kind }: SettingsField, text: string): Value {
  if (kind === 'switch') return true; // which is not sent where it is empty
  if (kind === 'sections') return text.split(',');
  if (kind === 'categories') return categoriesToSend(text);
  if (kind === 'logo') return JSON.parse(text);
  if (kind === 'moment') return Date.parse(`${text}${UTC_OFFSET}`);
  return kind === 'number' ? Number(text) : text;
}

type Value = string | number | boolean | string[] | Category[] | Logo;

interface Node {
  [name: string]: unknown;
}

function put(node: Node, [name = '', ...rest]: string[], value: Value): void {
  if (rest.length === 0) node[name] = value;
  else {
    node[name] ??= {};
    put(node[name] as Node, rest, value);
  }
}

function inOrder(charges: Record<string, object> = {}): object[] {
  return CHARGE_ZONES.flatMap((zone) => (charges[zone] ? [{ zone, ...charges[zone] }] : []));
}

/** The text as it is sent: a number in ASCII, however it was copied; the name of a Messenger page, also from its address. */
function cleaned({ kind }: SettingsField, typed: string): string {
  const text = typed.trim();
  if (kind === 'phone') return plainTelephone(text);
  if (kind === 'code') return asciiDigits(text);
  return kind === 'page' ? text.replace(/^(https?:\/\/)?(www\.)?m\.me\//, '').replace(/\/$/, '') : text;
}

/** With plain spaces and hyphens, and nothing that is not seen. */
function plainTelephone(typed: string): string {
  const seen = asciiDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .trim();
  return seen.replace(/\s/g, ' ').replace(/\p{Pd}/gu, '-');
}

/** Whether the typed values mean the same settings. */
export function areSame(form: FormName, one: SettingsValues, other: SettingsValues): boolean {
  return differingFields(form, one, other).length === 0;
}

/** The inputs in which two versions differ. */
export function differingFields(form: FormName, one: SettingsValues, other: SettingsValues): SettingsField[] {
  return fieldsOf(form).filter((field) => !isSameValue(field, one, other));
}

/** Whether both versions mean the same by this input. */
export function isSameValue(field: SettingsField, one: SettingsValues, other: SettingsValues): boolean {
  const sent = (values: SettingsValues) => cleaned(field, values[field.path] ?? '');
  return sent(one) === sent(other);
}
