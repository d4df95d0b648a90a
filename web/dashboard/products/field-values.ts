import type { ChoiceKind, FlagKind, ListKind, NumberKind } from '@aloghor/functions/domain/field-kinds';

type Kind = (NumberKind | FlagKind | ChoiceKind | ListKind)['kind'];

/** What a field of the form holds: several codes, or a text, which is empty where the value is not known. */
export type Typed<Of extends Kind> = Of extends 'list' ? string[] : string;

export function typedOf<Of extends Kind>(kind: Of, value: unknown): Typed<Of> {
  return (kind === 'list' ? (value ?? []) : String(value ?? '')) as Typed<Of>; // by its kind
}

/** What the form sends for it: null for what is to be removed. */
export function sentOf(kind: Kind, typed: string | string[]): number | boolean | string | string[] | null {
  if (typed.length === 0 || String(typed).trim() === '') return null;
  if (kind === 'number') return Number(typed);
  return kind === 'flag' ? typed === 'true' : typed;
}
