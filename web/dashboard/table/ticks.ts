import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTabState } from '../form/unsaved-edits.ts';
import { pageQuery } from './paging.tsx';

interface TickedList<Row> {
  /** The list's name in the storage of the tab. */
  name: string;
  /** The rows of the page; undefined while they load. */
  listed: Row[] | undefined;
  /** The beginning of the keys of the list's queries. */
  queryKey: QueryKey;
  /** Those of the rows with these ids that exist, as they are now. @throws {ApiError} */
  read: (ids: string[]) => Promise<Row[]>;
  /** Whether a row is still one of the list. */
  isInList?: (row: Row) => boolean;
  /** Shows which ticked rows have left the list. */
  showLeft?: (rows: Row[]) => Promise<void>;
}

/**
 * Which rows are ticked, also on other pages of the list and across a reload. A row that has left the list is not ticked any
 * more.
 */
export function useTicks<Row extends { _id: string }>(list: TickedList<Row>) {
  const { name, listed, queryKey, read, isInList = () => true, showLeft } = list;
  const [kept, setKept] = useTabState(name, readIds);
  const [lastToggled, setLastToggled] = useState<string>();
  const cache = useQueryClient();
  const listedIds = idsOf(listed ?? []);
  const unlisted = kept.filter((id) => !listedIds.includes(id));
  const { data, isPlaceholderData } = useQuery({
    ...pageQuery([...queryKey, 'ticked', unlisted], () => read(unlisted)),
    enabled: listed !== undefined && unlisted.length > 0,
  });
  const current = new Map([...(data ?? []), ...(listed ?? [])].map((row) => [row._id, row]));
  const rows = kept.flatMap((id) => current.get(id) ?? []).filter(isInList);
  const ids = new Set(idsOf(rows));
  const isAllTicked = listedIds.length > 0 && listedIds.every((id) => ids.has(id));

  const untick = (some: string[]) => setKept((all) => [...withTicks(new Set(all), some, false)]);
  const left = data && !isPlaceholderData ? missingIds(unlisted, data.filter(isInList)).join() : '';
  useEffect(() => {
    if (left) setKept((all) => [...withTicks(new Set(all), left.split(','), false)]);
  }, [left, setKept]);

  return {
    ids,
    rows,
    onOtherPages: rows.filter(({ _id }) => !listedIds.includes(_id)).length,
    listedCount: listedIds.length,
    isAllTicked,
    toggle(id: string, isRange: boolean) {
      setKept((all) => [...toggleTick(new Set(all), listedIds, { id, from: isRange ? lastToggled : undefined })]);
      setLastToggled(id);
    },
    toggleAll: () => setKept((all) => [...withTicks(new Set(all), listedIds, !isAllTicked)]),
    tick: (some: string[]) => setKept((all) => [...withTicks(new Set(all), some, true)]),
    untick,
    untickAll: () => setKept(() => []),

    /** The ticked rows as they are in the database now: what is done to them must not follow older data. @throws {ApiError} */
    async readCurrent(): Promise<Row[]> {
      const found = await read([...ids]);
      const others = found.filter((row) => !isInList(row));
      if (others.length > 0) {
        untick(idsOf(others));
        void cache.invalidateQueries({ queryKey });
        await showLeft?.(others);
      }
      return found.filter(isInList);
    },
  };
}

export type Ticks<Row extends { _id: string }> = ReturnType<typeof useTicks<Row>>;

function idsOf(rows: { _id: string }[]): string[] {
  return rows.map(({ _id }) => _id);
}

/** A click on the box of one row. */
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

/** The ids that are not among these rows. */
export function missingIds(ids: string[], rows: { _id: string }[]): string[] {
  const there = new Set(idsOf(rows));
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
