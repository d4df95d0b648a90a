import * as z from 'zod/mini';
import { SPEC_NAMES, SPECS } from '../domain/specs.ts';
import { nullish, schemasOf } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';

const fields = schemasOf(SPEC_NAMES, SPECS);

/** What is known of a product. Lengths in centimetres, `warranty` in months; the code of a choice is shown in words. */
export const Specs = z.partial(z.object(fields)).register(openApiRegistry, { id: 'Specs' });
export type Specs = z.infer<typeof Specs>;

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
