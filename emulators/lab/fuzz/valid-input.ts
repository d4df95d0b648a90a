import type { JsonSchema } from '@aloghor/functions/src/openapi/types';
import { pictureOf } from '@aloghor/functions/test/pictures';
import fc from 'fast-check';

/** Meaningful values by field name, such as ids of existing products. */
export type Known = Record<string, readonly unknown[]>;

const TEXT_MAXIMUM = 60;
const ENTRIES_MAXIMUM = 6;

/**
 * Values that a schema accepts, as far as JSON Schema can tell: not its refinements. The libraries that derive arbitraries
 * from zod do not support version 4.
 */
export function validInput(sent: JsonSchema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const isLeaf = sent.type !== 'array' && sent.type !== 'object' && !sent.anyOf && sent.const === undefined;
  const some = isLeaf ? (known[name] ?? []).filter((value) => isOf(sent, value)) : [];
  if (some.length === 0) return ofType(sent, known, name);
  const meaningful = fc.constantFrom(...some);
  return sent.pattern ? meaningful : fc.oneof({ weight: 19, arbitrary: meaningful }, ofType(sent, known, name));
}

/** Endpoints may call different things by one name: `from` is a day, and a sum. */
function isOf({ type }: JsonSchema, value: unknown): boolean {
  return type === undefined || typeof value === (type === 'integer' ? 'number' : type);
}

function ofType(sent: JsonSchema, known: Known, name: string): fc.Arbitrary<unknown> {
  if (sent.anyOf) return fc.oneof(...sent.anyOf.map((one) => validInput(one, known, name)));
  if (sent.const !== undefined) return fc.constant(sent.const);
  if (sent.enum) return fc.constantFrom(...sent.enum);
  switch (sent.type) {
    case 'string':
      return text(sent);
    case 'integer':
      return fc.integer({ min: sent.minimum ?? -9, max: sent.maximum ?? 9_999 });
    case 'number':
      return fc.integer({ min: (sent.minimum ?? 0) * 100, max: 100_000 }).map((poisha) => poisha / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return list(sent, known, name);
    case 'object':
      return fields(sent, known);
    default:
      return fc.jsonValue();
  }
}

function text({ pattern, minLength = 0, maxLength = TEXT_MAXIMUM }: JsonSchema): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter(({ length }) => length <= maxLength);
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, TEXT_MAXIMUM) });
}

function list({ items = {}, minItems = 0, maxItems = ENTRIES_MAXIMUM }: JsonSchema, known: Known, name: string) {
  const many = { minLength: minItems, maxLength: Math.min(maxItems, minItems + ENTRIES_MAXIMUM) };
  return fc.array(validInput(items, known, name), many);
}

function fields({ properties = {}, required = [] }: JsonSchema, known: Known) {
  const arbitraries = Object.entries(properties).map(([name, sent]) => [name, validInput(sent, known, name)] as const);
  const needed = arbitraries.filter(([name]) => required.includes(name));
  return fc.oneof(
    fc.record(Object.fromEntries(arbitraries), { requiredKeys: required }),
    // Among many optional values there is mostly one that only the server can reject.
    fc.record(Object.fromEntries(needed)),
  );
}

/** The path to a value; a number for an entry of a list. */
type Path = (string | number)[];

export interface Leaf {
  path: Path;
  value: string | number | boolean;
}

/** All strings, numbers and booleans in a value. */
export function leavesOf(value: unknown, path: Path = []): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  const names: Path = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const parts = value as Record<string | number, unknown>; // by its own names
  return names.flatMap((name) => leavesOf(parts[name], [...path, name]));
}

/** A copy with another value at one path. */
export function replaced(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value)) return value.map((entry, place) => (place === name ? replaced(entry, rest, by) : entry));
  const parts = Object.entries(value as object).filter(([key]) => key !== name); // it has parts: the path leads there
  const inner = (value as Record<string, unknown>)[String(name)];
  return Object.fromEntries([...parts, [name, replaced(inner, rest, by)]]);
}

export function without(value: object, name: string): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
}

const BOUNDARY = 'boundary';
const kinds = Object.values(pictureOf);

/** A form with a picture, as `POST /images` takes it; a hostile one may be anything that is sent with its type. */
export const pictureForm = {
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  valid: fc
    .tuple(fc.constantFrom(...kinds), fc.integer({ min: 1, max: 2_000 }))
    .map(([of, side]) => form(of(side, side))),
  hostile: fc.oneof(
    fc.constantFrom(...kinds).map((of) => form(of(15_000, 15_000))),
    fc.uint8Array({ maxLength: 500 }).map((bytes) => form(Buffer.from(bytes))),
    fc.constantFrom(...kinds).map((of) => form(of(9, 9), '__proto__')),
    fc.tuple(fc.constantFrom(...kinds), fc.nat(200)).map(([of, length]) => form(of(9, 9)).subarray(0, length)),
    fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
  ),
};

function form(picture: Buffer, field = 'image'): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="../../a.png"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}
