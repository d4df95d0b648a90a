import * as z from 'zod/mini';
import type { Schema } from '../src/contract/endpoint.ts';
import type { JsonSchema } from '../src/openapi/types.ts';

const known = new WeakMap<Schema, JsonSchema>();

/** What a caller may send, as a JSON schema. */
export function sentBy(schema: Schema): JsonSchema {
  const sent = known.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema); // zod's own output
  known.set(schema, sent);
  return sent;
}
