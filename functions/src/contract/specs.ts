import * as z from 'zod/mini';
import { SPEC_CHOICES, SPEC_LISTS, SPEC_NAMES, SPEC_NUMBERS, type SpecNumber } from '../domain/specs.ts';
import { openApiRegistry } from './openapi-registry.ts';

function measure(name: SpecNumber) {
  const { maximum, decimals } = SPEC_NUMBERS[name];
  const rule = decimals === 0 ? 'must be a whole number' : 'must have at most one decimal';
  return z.number('must be a number').check(
    z.gt(0, 'must be more than 0'),
    z.maximum(maximum, `must be at most ${maximum.toLocaleString('en')}`),
    z.refine((value) => Number(value.toFixed(decimals)) === value, rule),
  );
}

function choice<const Codes extends readonly string[]>(codes: Codes) {
  return z.enum(codes, `must be one of ${codes.join(', ')}`);
}

/** Without duplicates. */
function choices<const Codes extends readonly string[]>(codes: Codes) {
  const list = z.array(choice(codes)).check(z.maxLength(codes.length, `must hold at most ${codes.length}`));
  return list.check(z.overwrite((all) => [...new Set(all)]));
}

const fields = {
  width: measure('width'),
  height: measure('height'),
  depth: measure('depth'),
  cable: measure('cable'),
  watt: measure('watt'),
  lumen: measure('lumen'),
  light: choice(SPEC_CHOICES.light),
  kelvin: measure('kelvin'),
  holder: choice(SPEC_CHOICES.holder),
  bulbIncluded: z.boolean('must be true or false'),
  dimmable: z.boolean('must be true or false'),
  material: choices(SPEC_LISTS.material),
  colour: choices(SPEC_LISTS.colour),
  protection: choice(SPEC_CHOICES.protection),
  warranty: measure('warranty'),
};

/** What is known of a lamp. Lengths in centimetres, `warranty` in months; the code of a choice is shown in words. */
export const Specs = z.partial(z.object(fields)).register(openApiRegistry, { id: 'Specs' });
export type Specs = z.infer<typeof Specs>;

type Nullish<Shape extends Record<string, z.ZodMiniType>> = {
  [Name in keyof Shape]: z.ZodMiniOptional<z.ZodMiniNullable<Shape[Name]>>;
};

function nullish<const Shape extends Record<string, z.ZodMiniType>>(shape: Shape): Nullish<Shape> {
  const all = Object.entries(shape).map(([name, schema]) => [name, z.nullish(schema)]);
  return Object.fromEntries(all) as Nullish<Shape>; // fromEntries forgets the names
}

/** In a call: a specification left out stays as it is, null or an empty list removes it. */
export const SentSpecs = z.object(nullish(fields));
export type SentSpecs = z.infer<typeof SentSpecs>;

/** The specifications after a call that has sent these; undefined when none is left. */
export function specsAfter(before: Specs | undefined, sent: SentSpecs | null | undefined): Specs | undefined {
  if (sent === null) return undefined;
  const after: SentSpecs = { ...before, ...sent };
  const kept = SPEC_NAMES.filter((name) => !isEmpty(after[name]));
  return kept.length > 0 ? Object.fromEntries(kept.map((name) => [name, after[name]])) : undefined;
}

function isEmpty(value: SentSpecs[keyof SentSpecs]): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
