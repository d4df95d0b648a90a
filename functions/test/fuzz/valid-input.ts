import fc from 'fast-check';
import type { Sent } from '../sent-schema.ts';

/** Meaningful values by field name, such as ids of existing products. */
export type Known = Record<string, readonly unknown[]>;

const TEXT_MAXIMUM = 60;
const ENTRIES_MAXIMUM = 6;

/**
 * Values that a schema accepts, as far as JSON Schema can tell: not its refinements. The libraries that derive arbitraries
 * from zod do not support version 4.
 */
export function validInput(sent: Sent, known: Known, name = ''): fc.Arbitrary<unknown> {
  const some = known[name];
  const isLeaf = sent.type !== 'array' && sent.type !== 'object' && !sent.anyOf && sent.const === undefined;
  if (!some || !isLeaf) return ofType(sent, known, name);
  const meaningful = fc.constantFrom(...some);
  return sent.pattern ? meaningful : fc.oneof({ weight: 19, arbitrary: meaningful }, ofType(sent, known, name));
}

function ofType(sent: Sent, known: Known, name: string): fc.Arbitrary<unknown> {
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

function text({ pattern, minLength = 0, maxLength = TEXT_MAXIMUM }: Sent): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter(({ length }) => length <= maxLength);
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, TEXT_MAXIMUM) });
}

function list({ items = {}, minItems = 0, maxItems = ENTRIES_MAXIMUM }: Sent, known: Known, name: string) {
  const many = { minLength: minItems, maxLength: Math.min(maxItems, minItems + ENTRIES_MAXIMUM) };
  return fc.array(validInput(items, known, name), many);
}

function fields({ properties = {}, required = [] }: Sent, known: Known) {
  const arbitraries = Object.entries(properties).map(([name, sent]) => [name, validInput(sent, known, name)] as const);
  return fc.record(Object.fromEntries(arbitraries), { requiredKeys: required });
}
