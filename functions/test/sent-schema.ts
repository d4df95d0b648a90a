import * as z from 'zod/mini';
import type { Schema } from '../src/contract/endpoint.ts';

/** The part of a JSON schema that describes the input. */
export interface Sent {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Sent>;
  required?: string[];
  items?: Sent;
  anyOf?: Sent[];
}

const known = new WeakMap<Schema, Sent>();

export function sentBy(schema: Schema): Sent {
  const sent = known.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Sent); // zod's own output
  known.set(schema, sent);
  return sent;
}
