import type { SentSpecs, Specs } from '@aloghor/functions/contract/specs';
import { SPEC_NAMES, SPECS, type SpecName } from '@aloghor/functions/domain/specs';
import { type AnyTyping, TYPING, type TypedKinds } from '../form/typed-values.ts';

/** The values of the form's fields for specifications. */
export type SpecValues = { [Name in SpecName]: TypedKinds[(typeof SPECS)[Name]['kind']]['typed'] };

export function specValuesOf(specs: Specs = {}): SpecValues {
  const all = SPEC_NAMES.map((name) => [name, typingOf(name).typedOf(specs[name])]);
  return Object.fromEntries(all) as SpecValues; // fromEntries forgets the names
}

/** What the form sends: every specification, null for those that are to be removed. */
export function sentSpecs(values: SpecValues): SentSpecs {
  // The fields offer only what the contract takes.
  return Object.fromEntries(SPEC_NAMES.map((name) => [name, typingOf(name).sentOf(values[name])]));
}

/** The specifications without the removed ones. */
export function saidSpecs(specs: SentSpecs | null | undefined): Specs {
  const said = SPEC_NAMES.filter((name) => specs?.[name] !== undefined && specs[name] !== null);
  return Object.fromEntries(said.map((name) => [name, specs?.[name]]));
}

/** A text by which specifications are compared. */
export function comparableSpecs(specs: SentSpecs | null | undefined): string {
  return JSON.stringify(Object.entries(saidSpecs(specs)));
}

/** A cast: it gets the values of its own specification. */
function typingOf(name: SpecName) {
  return TYPING[SPECS[name].kind] as AnyTyping;
}
