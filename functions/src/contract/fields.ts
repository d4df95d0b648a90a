import * as z from 'zod/mini';
import { ARTICLE_NUMBER, storedArticle } from '../domain/article-number.ts';
import type { ArticleKind, NumberKind, PlainKind, ValueOf } from '../domain/field-kinds.ts';
import { LANGUAGE_TABLE, LANGUAGES, type LanguageCode, type PartialLanguage } from '../domain/languages.ts';
import { NAME_MAXIMUM, PRICE_MAXIMUM, QUANTITY_MAXIMUM } from '../domain/limits.ts';
import { sanitizeName } from '../domain/person-name.ts';
import { isPictureAddress, PICTURE_ADDRESS, PICTURE_ADDRESS_MAXIMUM } from '../domain/picture-address.ts';
import { isBlank } from '../domain/typed-text.ts';
import { openApiRegistry } from './openapi-registry.ts';

// Well-formed text is checked once for the whole call, before any schema, and characters that turn its direction are dropped there;
// each schema limits only the length.

/** Characters of an e-mail address; no mail server accepts a longer one. */
const EMAIL_MAXIMUM = 254;

/** Characters of an address that the identity provider has accepted: 64 before the @, and 255 behind it. */
const OWN_EMAIL_MAXIMUM = 320;

/** What a browser's e-mail field accepts, with a full stop behind the @. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?(?:\.[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?)+$/;

/** A text of `min` to `max` characters, trimmed. With a `min` it must hold a visible character. */
export function text(min: number, max: number) {
  return trimmed(z.string('must be a text'), min, max);
}

function trimmed(schema: z.ZodMiniString<string>, min: number, max: number) {
  const limited = schema.check(z.trim(), z.maxLength(max, `must have at most ${max} characters`));
  if (min === 0) return limited;
  return limited.check(
    z.minLength(min, min === 1 ? 'must not be empty' : `must have at least ${min} characters`),
    z.refine((value) => !isBlank(value), 'must not be empty'),
  );
}

/** An optional text: null, and what has no visible character, count as absent. */
export function optionalText(max: number) {
  return absentIfBlank(text(0, max));
}

function absentIfBlank(schema: z.ZodMiniString<string>) {
  return z.optional(z.pipe(z.nullable(schema), z.transform(saidOrNone)));
}

function saidOrNone(value: string | null): string | undefined {
  return value === null || isBlank(value) ? undefined : value;
}

/** The name of a person, as it may stand in a message to somebody else. */
export const PersonName = z
  .pipe(text(1, NAME_MAXIMUM), z.transform(sanitizeName))
  .check(z.refine((name) => !isBlank(name), 'must not be empty'));

/** The same where it may be missing: empty and null count as absent. */
export const OptionalPersonName = z.optional(
  z.pipe(
    z.nullable(text(0, NAME_MAXIMUM)),
    z.transform((name: string | null) => saidOrNone(sanitizeName(name ?? ''))),
  ),
);

/**
 * An optional text in any language, in NFC: some letters, such as য়, are one character on one keyboard and two on
 * another. A text without a visible character counts as absent.
 */
export function optionalTextInNfc(max: number) {
  return absentIfBlank(inNfc(0, max));
}

/** A text in NFC, as `optionalTextInNfc`, with a visible character. */
export function textInNfc(max: number) {
  return inNfc(1, max);
}

function inNfc(min: number, max: number) {
  return trimmed(z.string('must be a text').check(z.normalize('NFC')), min, max);
}

/** The texts that are not empty, by language; undefined when there are none. */
export function saidTexts(
  texts: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> | undefined {
  const said = Object.entries(texts).flatMap(([language, text]) => (text ? [[language, text]] : []));
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

/** The same in each language; where the translation is not finished, it may be missing or empty. */
export function localizedText(max: number) {
  return inLanguages(textInNfc(max), optionalTextInNfc(max));
}

/** A schema for each language; those whose translation is unfinished get `optional`. */
export function inLanguages<Text extends z.ZodMiniType, OptionalText extends z.ZodMiniType>(
  text: Text,
  optional: OptionalText,
) {
  const schemas = LANGUAGES.map((language) => [language, LANGUAGE_TABLE[language].isPartial ? optional : text]);
  return z.object(Object.fromEntries(schemas) as SchemasOf<Text, OptionalText>); // as the table says
}

type SchemasOf<Text, OptionalText> = Record<Exclude<LanguageCode, PartialLanguage>, Text> &
  Record<PartialLanguage, OptionalText>;

export const Email = z
  .string('must be an e-mail address')
  .check(
    z.trim(),
    z.maxLength(EMAIL_MAXIMUM, `must have at most ${EMAIL_MAXIMUM} characters`),
    z.email({ pattern: EMAIL, error: 'must be an e-mail address' }),
  )
  .register(openApiRegistry, { examples: ['rahim@example.com'] });

/**
 * The caller's own e-mail, if a client sends it. Ownership follows from the token alone; that both e-mails agree is
 * checked before any input is parsed.
 */
export const OwnEmail = z.optional(z.nullable(ownEmail(0)));

/** The same where it is needed. What the identity provider accepts is accepted, whatever other rules for addresses say. */
export const RequiredOwnEmail = ownEmail(1).register(openApiRegistry, { examples: ['rahim@example.com'] });

function ownEmail(min: 0 | 1) {
  return z
    .string('must be an e-mail address')
    .check(
      z.trim(),
      z.minLength(min, 'must be an e-mail address'),
      z.maxLength(OWN_EMAIL_MAXIMUM, `must have at most ${OWN_EMAIL_MAXIMUM} characters`),
    );
}

/** An id in a call. May be longer than Firestore can store: such an id is a 404, not bad input. */
export const Id = z.string('must be an id').check(z.maxLength(2_000, 'must have at most 2,000 characters'));

/** An amount in taka, with at most two decimals. */
export const Taka = z
  .number('must be a number')
  .check(
    z.minimum(0, 'must not be negative'),
    z.maximum(PRICE_MAXIMUM, `must be at most ${PRICE_MAXIMUM.toLocaleString('en')}`),
    hasTwoDecimals(),
  );

/** The check of an amount in taka: poisha, and nothing smaller. */
export function hasTwoDecimals() {
  return z.refine<number>((value) => Number(value.toFixed(2)) === value, 'must have at most two decimals');
}

/** A number as its kind allows it. */
export function numberOf({ maximum, decimals, zero }: NumberKind): z.ZodMiniType<number, number> {
  const limits = [
    zero ? z.minimum(0, 'must not be negative') : z.gt(0, 'must be more than 0'),
    z.maximum(maximum, `must be at most ${maximum.toLocaleString('en')}`),
  ] as const;
  if (decimals === 0) return z.int('must be a whole number').check(...limits);
  const isExact = z.refine<number>(
    (value) => Number(value.toFixed(decimals)) === value,
    'must have at most one decimal',
  );
  return z.number('must be a number').check(...limits, isExact);
}

const SCHEMAS: { [Kind in PlainKind['kind']]: (field: Extract<PlainKind, { kind: Kind }>) => z.ZodMiniType } = {
  text: ({ maximum }) => text(1, maximum),
  taka: () => Taka,
  optionalTaka: () => Taka,
  number: numberOf,
  article: articleOf,
  label: ({ maximum }) => text(1, maximum),
  flag: () => z.boolean('must be true or false'),
  choice: ({ codes }) => choiceOf(codes),
  /** Without duplicates. */
  list: ({ codes }) => {
    const list = z.array(choiceOf(codes)).check(z.maxLength(codes.length, `must hold at most ${codes.length}`));
    return list.check(z.overwrite((all) => [...new Set(all)]));
  },
};

/** Stored in capitals, however it is sent. */
function articleOf({ maximum }: ArticleKind) {
  return z
    .string('must be a text')
    .check(
      z.overwrite(storedArticle),
      z.maxLength(maximum, `must have at most ${maximum} characters`),
      z.regex(ARTICLE_NUMBER, 'must have letters and digits, with single hyphens between them'),
    )
    .register(openApiRegistry, { examples: ['AL-104'] });
}

function choiceOf(codes: readonly string[]) {
  return z.enum(codes, `must be one of ${codes.join(', ')}`);
}

/** The schema of each of these fields, by its kind. */
export function schemasOf<Name extends string, Fields extends Record<Name, PlainKind>>(
  names: readonly Name[],
  fields: Fields,
): { [Each in Name]: z.ZodMiniType<ValueOf<Fields[Each]>, ValueOf<Fields[Each]>> } {
  const all = names.map((name) => [name, SCHEMAS[fields[name].kind](fields[name] as never)]);
  return Object.fromEntries(all) as never; // casts: each by its own kind
}

type Nullish<Shape extends Record<string, z.ZodMiniType>> = {
  [Name in keyof Shape]: z.ZodMiniOptional<z.ZodMiniNullable<Shape[Name]>>;
};

/** The same fields of a call that may send null for none. */
export function nullish<const Shape extends Record<string, z.ZodMiniType>>(shape: Shape): Nullish<Shape> {
  const all = Object.entries(shape).map(([name, schema]) => [name, z.nullish(schema)]);
  return Object.fromEntries(all) as Nullish<Shape>; // fromEntries forgets the names
}

/** How many of one product, in a cart or an order. */
export const Quantity = z
  .int('must be a whole number')
  .check(z.minimum(1, 'must be at least 1'), z.maximum(QUANTITY_MAXIMUM, `must be at most ${QUANTITY_MAXIMUM}`));

/**
 * A picture's address in a reply. It may have been stored before the rule for new ones became stricter: one bad address
 * must not hide the product or the order that names it.
 */
export const StoredPictureAddress = z
  .string('must be a picture address')
  .check(
    z.trim(),
    z.maxLength(PICTURE_ADDRESS_MAXIMUM, 'must have at most 2,000 characters'),
    z.regex(PICTURE_ADDRESS, 'must be an http(s) address or a path'),
  )
  .register(openApiRegistry, { examples: ['/pictures/lamp.webp'] });

/** An http(s) address that can be requested, or a path of our own such as `/pictures/lamp.webp`. */
export const PictureAddress = StoredPictureAddress.check(
  z.refine(isPictureAddress, 'must be an http(s) address or a path'),
);
PictureAddress.register(openApiRegistry, { examples: ['/pictures/lamp.webp'] });

/** An optional picture address: empty and null count as absent. */
export const OptionalPictureAddress = z.optional(
  z.pipe(
    z.nullable(z.union([PictureAddress, z.literal('')], 'must be an http(s) address or a path')),
    z.transform((value: string | null) => value || undefined),
  ),
);

/** A day of the shop. */
export const Day = z
  .string('must be a day')
  .check(z.maxLength(10, 'must be a day as yyyy-mm-dd'), z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day as yyyy-mm-dd'))
  .register(openApiRegistry, { examples: ['2026-01-31'] });

/** Changes with each change of a content. Sent back, it keeps the sender from overwriting a change not seen yet. */
export const contentVersion = { version: z.string().check(z.maxLength(100, 'must have at most 100 characters')) };

/** Milliseconds since 1970. */
export const Time = z.int('must be a time in milliseconds');

/** A list in a query, such as `name,price`. */
export const commaSeparated = commaSeparatedUpTo(200);

export function commaSeparatedUpTo(characters: number) {
  const tooLong = `must have at most ${characters.toLocaleString('en')} characters`;
  return z.pipe(
    z.string('must be given once').check(z.maxLength(characters, tooLong)),
    z.transform((value: string) => value.split(',').map((part) => part.trim())),
  );
}
