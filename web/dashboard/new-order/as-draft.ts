import { LANGUAGES } from '@aloghor/functions/domain/languages';
import { ORDER_SOURCES } from '@aloghor/functions/domain/order-sources';
import { emptyDraft, type NewOrderDraft } from './new-order-draft.ts';

/** What was kept of a draft; an empty one where that is none. */
export function readDraft(kept: unknown): NewOrderDraft {
  return isDraft(kept) ? kept : emptyDraft();
}

const TEXTS = ['key', 'name', 'mobileNumber', 'deliveryAddress', 'info', 'deskNote'] as const;

function isDraft(kept: unknown): kept is NewOrderDraft {
  const draft = Object(kept);
  return (
    TEXTS.every((name) => typeof draft[name] === 'string') &&
    ORDER_SOURCES.includes(draft.source) &&
    [undefined, ...LANGUAGES].includes(draft.language) &&
    Array.isArray(draft.products) &&
    draft.products.every(isChosen) &&
    typeof draft.money === 'object'
  );
}

function isChosen(product: unknown): boolean {
  const { _id, name, price, quantity } = Object(product);
  return [_id, name].every((text) => typeof text === 'string') && [price, quantity].every(Number.isFinite);
}
