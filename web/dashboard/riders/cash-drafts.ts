/** What is typed of the cash of a day, until it is settled. */
export interface CashDraft {
  /** In taka, as `Number` reads it. */
  handedOver: string;
  note: string;
}

export const EMPTY_DRAFT: CashDraft = { handedOver: '', note: '' };

/** By rider and day; whatever else is stored counts as nothing. */
export function readCashDrafts(kept: unknown): Record<string, CashDraft> {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, CashDraft] => isDraft(entry[1])));
}

function isDraft(value: unknown): value is CashDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { handedOver, note } = value as Partial<Record<keyof CashDraft, unknown>>; // each is checked
  return typeof handedOver === 'string' && typeof note === 'string';
}
