import type { SentSpecs, Specs } from '@aloghor/functions/contract/specs';
import type { ChoiceKind, FlagKind, ListKind, NumberKind } from '@aloghor/functions/domain/field-kinds';
import { SPEC_NAMES, SPECS, type SpecName } from '@aloghor/functions/domain/specs';

/** The values of the form's fields for specifications; empty if unknown. A flag is 'true' or 'false'. */
export type SpecValues = { [Name in SpecName]: Typed<(typeof SPECS)[Name]['kind']> };

export function specValuesOf(specs: Specs = {}): SpecValues {
  const all = SPEC_NAMES.map((name) => [name, typedOf(SPECS[name].kind, specs[name])]);
  return Object.fromEntries(all) as SpecValues; // fromEntries forgets the names
}

/** What the form sends: every specification, null for those that are to be removed. */
export function sentSpecs(values: SpecValues): SentSpecs {
  // The fields offer only what the contract takes.
  return Object.fromEntries(SPEC_NAMES.map((name) => [name, sentOf(SPECS[name].kind, values[name])]));
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

type Kind = (NumberKind | FlagKind | ChoiceKind | ListKind)['kind'];

/** What a field of the form holds: several codes, or a text, which is empty where the value is not known. */
type Typed<Of extends Kind> = Of extends 'list' ? string[] : string;

function typedOf<Of extends Kind>(kind: Of, value: unknown): Typed<Of> {
  return (kind === 'list' ? (value ?? []) : String(value ?? '')) as Typed<Of>; // by its kind
}

/** What the form sends for it: null for what is to be removed. */
function sentOf(kind: Kind, typed: string | string[]): number | boolean | string | string[] | null {
  if (typed.length === 0 || String(typed).trim() === '') return null;
  if (kind === 'number') return Number(typed);
  return kind === 'flag' ? typed === 'true' : typed;
}
