import type { JsonSchema } from './types.ts';

/** A value that fits a schema: what must be there, and what has an example. */
export function sampleOf(schema: JsonSchema): unknown {
  const [given] = [...(schema.examples ?? []), ...(schema.enum ?? [])];
  const fixed = given ?? schema.const ?? schema.default;
  if (fixed !== undefined) return fixed;
  const [first] = schema.anyOf ?? [];
  if (first) return sampleOf(first);
  return ofType(schema);
}

function ofType({ type, properties = {}, required = [], items = {}, minItems = 1, minimum = 1 }: JsonSchema): unknown {
  switch (type) {
    case 'object': {
      const shown = Object.entries(properties).filter(([name, one]) => required.includes(name) || one.examples);
      return Object.fromEntries(shown.map(([name, one]) => [name, sampleOf(one)]));
    }
    case 'array':
      return Array.from({ length: minItems }, () => sampleOf(items));
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return Math.max(1, minimum);
    default:
      return 'text';
  }
}
