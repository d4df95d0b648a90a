import type { PackingOrder } from '@aloghor/functions/contract/packing';
import type { OrderStatus } from '@aloghor/functions/domain/order-status';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { showNotice } from '../../shared/ui/popup.ts';
import { ALL_ORDERS } from '../cache.ts';
import { useTabState } from '../layout/unsaved-edits.ts';
import { packing } from '../messages/en/orders.ts';
import { fetchParcels, someParcelsQuery } from './packing-api.ts';

/**
 * Which orders are ticked, also on other pages of the list and across a reload. An order that has left the list, because it
 * was cancelled or has none of these statuses, is not ticked any more. `listed` is undefined while the list loads.
 */
export function useTicks(listed: PackingOrder[] | undefined, statuses: readonly OrderStatus[]) {
  const language = useLanguage();
  const t = useMessages(packing);
  const [kept, setKept] = useTabState('packing-ticks', readIds);
  const [lastToggled, setLastToggled] = useState<string>();
  const cache = useQueryClient();
  const listedIds = idsOf(listed ?? []);
  const unlisted = kept.filter((id) => !listedIds.includes(id));
  const { data, isPlaceholderData } = useQuery({
    ...someParcelsQuery(unlisted),
    enabled: listed !== undefined && unlisted.length > 0,
  });
  const isInList = ({ status }: PackingOrder) => statuses.includes(status);
  const current = new Map([...(data ?? []), ...(listed ?? [])].map((order) => [order._id, order]));
  const orders = kept.flatMap((id) => current.get(id) ?? []).filter(isInList);
  const ids = new Set(idsOf(orders));
  const isAllTicked = listedIds.length > 0 && listedIds.every((id) => ids.has(id));

  const untick = (some: string[]) => setKept((all) => [...withTicks(new Set(all), some, false)]);
  const left = data && !isPlaceholderData ? missingIds(unlisted, data.filter(isInList)).join() : '';
  useEffect(() => {
    if (left) setKept((all) => [...withTicks(new Set(all), left.split(','), false)]);
  }, [left, setKept]);

  return {
    ids,
    /** The newest first. */
    orders: [...orders].sort((one, other) => other.createdAt - one.createdAt),
    onOtherPages: orders.filter(({ _id }) => !listedIds.includes(_id)).length,
    isAllTicked,
    toggle(id: string, isRange: boolean) {
      setKept((all) => [...toggleTick(new Set(all), listedIds, { id, from: isRange ? lastToggled : undefined })]);
      setLastToggled(id);
    },
    toggleAll: () => setKept((all) => [...withTicks(new Set(all), listedIds, !isAllTicked)]),
    untick: (some: PackingOrder[]) => untick(idsOf(some)),

    /**
     * The ticked orders as they are in the database now: printouts and questions must not use older data. Shows
     * which of them have left the list. @throws {ApiError}
     */
    async readCurrent(): Promise<PackingOrder[]> {
      const found = await fetchParcels([...ids]);
      const others = found.filter((order) => !isInList(order));
      if (others.length > 0) {
        untick(idsOf(others));
        void cache.invalidateQueries({ queryKey: ALL_ORDERS });
        await showNotice(t.unticked(others.map((order) => order.number).join(', ')), language, t.untickedTitle);
      }
      return found.filter(isInList);
    },
  };
}

export type Ticks = ReturnType<typeof useTicks>;

function idsOf(orders: PackingOrder[]): string[] {
  return orders.map(({ _id }) => _id);
}

/** A click on the box of one order. */
interface TickToggle {
  id: string;
  /** With the shift key: the box clicked before, where the range begins. */
  from?: string | undefined;
}

/** The ticked ids after a click: the box is toggled, and the boxes of the range follow it. */
export function toggleTick(ticked: ReadonlySet<string>, listed: string[], { id, from }: TickToggle): Set<string> {
  return withTicks(ticked, rangeOf(listed, from ?? id, id), !ticked.has(id));
}

/** The ticked ids after ticking or unticking these. */
export function withTicks(ticked: ReadonlySet<string>, ids: string[], isTicked: boolean): Set<string> {
  const next = new Set(ticked);
  for (const id of ids) {
    if (isTicked) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The ids that are not among these orders. */
export function missingIds(ids: string[], orders: { _id: string }[]): string[] {
  const there = new Set(orders.map(({ _id }) => _id));
  return ids.filter((id) => !there.has(id));
}

/** The stored ids; none if something else is stored. */
export function readIds(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

function rangeOf(listed: string[], from: string, to: string): string[] {
  const places = [listed.indexOf(from), listed.indexOf(to)];
  if (places.includes(-1)) return [to];
  return listed.slice(Math.min(...places), Math.max(...places) + 1);
}
