import * as z from 'zod/mini';
import type { Schema } from '../contract/endpoint.ts';
import { openApiRegistry } from '../contract/openapi-registry.ts';
import type { JsonSchema } from './types.ts';

type Definitions = Record<string, JsonSchema>;

/** What a caller may send. */
export function sentSchema(schema: Schema): JsonSchema {
  return converted(schema, 'input').schema;
}

/** What a caller gets; a schema that has a name is a reference. */
export function repliedSchema(schema: Schema): JsonSchema {
  return converted(schema, 'output').schema;
}

/** The schemas with a name that occur in these replies. */
export function namedSchemas(replies: Schema[]): Definitions {
  const found = replies.flatMap((reply) => Object.entries(converted(reply, 'output').definitions));
  return Object.fromEntries(found.toSorted(([one], [other]) => one.localeCompare(other)));
}

function converted(schema: Schema, io: 'input' | 'output'): { schema: JsonSchema; definitions: Definitions } {
  // Within a list, because zod writes out the outermost schema even if it has a name.
  const list = z.toJSONSchema(z.array(schema), {
    io,
    metadata: openApiRegistry,
    unrepresentable: 'any', // a transformed output; none of a reply is
    override: ({ jsonSchema }) => {
      // Replies may get more fields in time, so callers must not insist on these.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  const text = JSON.stringify(list).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { items, $defs = {} } = JSON.parse(text) as { items: JsonSchema; $defs?: Definitions }; // zod's own output
  return { schema: items, definitions: $defs };
}
