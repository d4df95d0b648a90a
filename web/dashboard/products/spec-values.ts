import type { SentSpecs, Specs } from '@aloghor/functions/contract/specs';
import {
  SPEC_CHOICE_NAMES,
  SPEC_FLAGS,
  SPEC_LIST_NAMES,
  SPEC_NAMES,
  SPEC_NUMBER_NAMES,
  type SpecChoice,
  type SpecFlag,
  type SpecList,
  type SpecNumber,
} from '@aloghor/functions/domain/specs';

/** The values of the form's fields for specifications; empty if unknown. A flag is 'true' or 'false'. */
export type SpecValues = Record<SpecNumber | SpecChoice | SpecFlag, string> & Record<SpecList, string[]>;

const SINGLE = [...SPEC_NUMBER_NAMES, ...SPEC_CHOICE_NAMES, ...SPEC_FLAGS] as const;

export function specValuesOf(specs: Specs = {}): SpecValues {
  const single = SINGLE.map((name) => [name, String(specs[name] ?? '')]);
  const lists = SPEC_LIST_NAMES.map((name) => [name, specs[name] ?? []]);
  return Object.fromEntries([...single, ...lists]) as SpecValues; // fromEntries forgets the names
}

/** What the form sends: every specification, null for those that are to be removed. */
export function sentSpecs(values: SpecValues): SentSpecs {
  const numbers = SPEC_NUMBER_NAMES.map((name) => [name, values[name].trim() === '' ? null : Number(values[name])]);
  const choices = SPEC_CHOICE_NAMES.map((name) => [name, values[name] || null]);
  const flags = SPEC_FLAGS.map((name) => [name, values[name] === '' ? null : values[name] === 'true']);
  const lists = SPEC_LIST_NAMES.map((name) => [name, values[name].length > 0 ? values[name] : null]);
  return Object.fromEntries([...numbers, ...choices, ...flags, ...lists]); // the fields offer only what the contract takes
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
