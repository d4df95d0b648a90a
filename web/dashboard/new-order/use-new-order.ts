import type { DeliverySettings } from '@aloghor/functions/domain/delivery';
import { orderTotal } from '@aloghor/functions/domain/orders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orderConflict, type Placed } from '../../shared/api/orders.ts';
import { useShopSettings } from '../../shared/api/settings.ts';
import { useLanguage } from '../../shared/locale/locale.ts';
import { byEntries, showRejected } from '../../shared/ui/rejected-fields.ts';
import { ALL_ORDERS, renewItems } from '../cache.ts';
import { confirmAmounts, suggestedCharge } from '../desk/amounts-input.ts';
import { useTabState } from '../form/unsaved-edits.ts';
import { bodyOf, createErrorText, createOrder, mobileNumberQuery } from './new-order-api.ts';
import {
  afterConflict,
  amountsOf,
  emptyDraft,
  languageOf,
  type NewOrderDraft,
  readDraft,
  sumsOf,
} from './new-order-draft.ts';

/** A created order, with the name and the sum to tell the buyer. */
export interface CreatedOrder extends Placed {
  name: string;
  toCollect: number;
}

/** The draft with the delivery charge of its place, as long as none was typed. */
function withSuggestedCharge(draft: NewOrderDraft, delivery: DeliverySettings | undefined): NewOrderDraft {
  const order = { place: draft.place, totalPrice: orderTotal(draft.products) };
  return { ...draft, amounts: { ...suggestedCharge(delivery, order), ...draft.amounts } };
}

/** The draft, which survives reloads, and the creation of the order: once, however often it is tried. */
export function useNewOrder() {
  const language = useLanguage();
  const [typed, setDraft] = useTabState('newOrder', readDraft);
  const [created, setCreated] = useState<CreatedOrder>();
  const [problem, setProblem] = useState<string>();
  const [isCreating, setIsCreating] = useState(false);
  const cache = useQueryClient();
  const delivery = useShopSettings()?.delivery;
  const draft = withSuggestedCharge(typed, delivery);
  const { data: known } = useQuery(mobileNumberQuery(draft.mobileNumber));

  /** Of the money, only the fields that were touched. */
  function change(fields: Partial<NewOrderDraft>) {
    setDraft((now) => ({ ...now, ...fields, amounts: { ...now.amounts, ...fields.amounts } }));
    setProblem(undefined);
  }

  async function create(form: HTMLFormElement) {
    if (isCreating) return;
    const question = confirmAmounts(sumsOf(draft).totalPrice, amountsOf(draft), language);
    if (question && !(await question)) return;
    setIsCreating(true);
    setProblem(undefined);
    try {
      const placed = await createOrder(draft, languageOf(draft, known?.last));
      setCreated({ ...placed, name: draft.name, toCollect: sumsOf(draft).toCollect });
      startAnew();
    } catch (error) {
      const conflict = orderConflict(error);
      if (conflict) setDraft((current) => afterConflict(current, conflict));
      const why = createErrorText(error, draft, language);
      setProblem(showRejected(form, error, why, language, byEntries(bodyOf(draft))));
    } finally {
      setIsCreating(false);
      void cache.invalidateQueries({ queryKey: ALL_ORDERS });
      void renewItems(cache); // the stock has changed, or was outdated
    }
  }

  function startAnew() {
    setDraft(emptyDraft(draft.source));
    setProblem(undefined);
  }

  return { draft, change, create, isCreating, problem, created, next: () => setCreated(undefined), startAnew };
}
