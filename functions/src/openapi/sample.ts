import type { JsonSchema } from './types.ts';

/** Values of fields by their names, wherever a schema has no example of its own. */
const VALUES: Record<string, unknown> = {
  _id: 'chandni-3d-printed-moon-lamp',
  orderId: 'A-1042',
  productId: 'chandni-3d-printed-moon-lamp',
  number: 'A-1042',
  name: 'Rahim Uddin',
  desc: 'A moon of 15 cm that glows warm or white.',
  img: '/pictures/lamp.webp',
  price: 1250,
  quantity: 2,
  totalPrice: 2500,
  email: 'rahim@example.com',
  by: 'admin@example.com',
  mobileNumber: '01712345678',
  deliveryAddress: 'House 12, Road 5, Dhanmondi, Dhaka',
  district: 'Dhaka',
  upazila: 'Dhanmondi',
  date: '2026/01/31',
  day: '2026-01-31',
  createdAt: 1769839200000,
  at: 1769839200000,
  question: 'Is it bright?',
  text: 'Soft light.',
  type: 'about:blank',
  title: 'Delivery to Sylhet',
  detail: 'Why, in a sentence for developers.',
  instance: 'urn:uuid:6f2d1c9e-4b0a-4e57-9a55-0d6f3f1a2b3c',
  version: 'q0uYbTzH',
  stars: 5,
  token: 'eyJhbGciOi…',
};

type Definitions = Record<string, JsonSchema>;

/**
 * A value that fits a schema: what must be there, and what has an example. `definitions`: the schemas that it refers to,
 * by name.
 */
export function exampleOf(schema: JsonSchema, definitions: Definitions = {}, field = ''): unknown {
  const { $ref, anyOf, oneOf, examples, enum: choices } = schema;
  const [given] = examples ?? [];
  const fixed = given ?? schema.const ?? schema.default;
  if (fixed !== undefined) return fixed;
  if ($ref) return withOwn(ofReference($ref, definitions, field), schema, definitions);
  const [first] = anyOf ?? (oneOf as JsonSchema[] | undefined) ?? []; // none of ours is a boolean schema
  if (first) return exampleOf(first, definitions, field);
  return choices?.[0] ?? ofType(schema, definitions, field);
}

/** A schema that refers to itself ends there. */
function ofReference(reference: string, definitions: Definitions, field: string): unknown {
  const name = reference.replace(/.*\//, '');
  const { [name]: named = {}, ...others } = definitions;
  return exampleOf(named, others, field);
}

/** A schema that refers to another one may narrow its fields. */
function withOwn(value: unknown, { properties = {} }: JsonSchema, definitions: Definitions): unknown {
  const own = Object.entries(properties).map(([name, one]) => [name, exampleOf(one, definitions, name)]);
  return own.length === 0 ? value : Object.assign({}, value, Object.fromEntries(own));
}

function ofType(schema: JsonSchema, definitions: Definitions, field: string): unknown {
  const { type, items = {}, minItems = 1, minimum = 1 } = schema;
  switch (type) {
    case 'object':
      return ofObject(schema, definitions);
    case 'array':
      return Array.from({ length: minItems }, () => exampleOf(items, definitions, field));
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return typeof VALUES[field] === 'number' ? VALUES[field] : Math.max(1, minimum);
    default:
      return typeof VALUES[field] === 'string' ? VALUES[field] : 'text';
  }
}

function ofObject({ properties = {}, required = [], additionalProperties }: JsonSchema, definitions: Definitions) {
  const shown = Object.entries(properties).filter(([name, one]) => required.includes(name) || one.examples);
  const others = required.filter((name) => !properties[name]).map((name) => [name, additionalProperties] as const);
  return Object.fromEntries(
    [...shown, ...others].map(([name, one]) => [name, exampleOf(one as JsonSchema, definitions, name)]), // as above
  );
}
