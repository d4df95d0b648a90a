import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Announcement } from '../../shared/ui/status.tsx';
import { featuredLists } from '../messages/en/products.ts';
import { moveItem } from './move-item.ts';

interface OrderedRowsProps<Item> {
  items: Item[];
  label: string;
  keyOf: (item: Item) => string;
  /** The name of an item in the labels of its buttons. */
  nameOf: (item: Item) => string;
  /** What a row shows. */
  children: (item: Item) => ReactNode;
  onChange: (items: Item[]) => void;
  /** For rows with fields: on a phone these take the whole width, and the buttons are below. */
  hasFields?: boolean;
  /** Only where a removal does more than leave the item out. */
  onRemove?: (item: Item) => void;
}

/** Rows in an order of their own: dragged by the pointer, or moved and removed by buttons. */
export function OrderedRows<Item>({
  items,
  label,
  keyOf,
  nameOf,
  children,
  onChange,
  hasFields = false,
  onRemove = (removed) => onChange(items.filter((other) => other !== removed)),
}: OrderedRowsProps<Item>) {
  const t = useMessages(featuredLists);
  const [announcement, setAnnouncement] = useState('');
  const { dragged, startAt, listProps } = useDragOrder((from, to) => onChange(moveItem(items, from, to)));

  function move(from: number, to: number, { currentTarget }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => onChange(moveItem(items, from, to)));
    currentTarget.focus(); // the button has moved along
    const moved = items[from];
    setAnnouncement(moved ? t.moved(nameOf(moved), to + 1, items.length) : '');
  }

  return (
    <>
      <ol {...listProps} aria-label={label} className="grid grid-cols-1 gap-2">
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            data-dragged={index === dragged}
            data-fields={hasFields}
            className="flex items-center gap-2 rounded-card border border-line bg-white py-2 pr-1 data-[dragged=true]:border-bottle data-[dragged=true]:shadow-ink/15 data-[dragged=true]:shadow-lg data-[fields=true]:items-start max-sm:data-[fields=true]:flex-wrap sm:gap-3 sm:pr-2"
          >
            <span
              title={t.drag}
              className="grid h-12 w-9 shrink-0 cursor-grab touch-none place-items-center text-ink-soft active:cursor-grabbing"
              onPointerDown={startAt(index)}
            >
              <GripVertical aria-hidden className="size-5" />
            </span>
            {children(item)}
            <span className="ml-auto flex shrink-0 items-center">
              <span className="flex flex-col in-data-[fields=true]:flex-row sm:flex-row">
                <Button
                  aria-label={t.up(nameOf(item))}
                  aria-disabled={index === 0}
                  variant="icon"
                  className="aria-disabled:opacity-30 max-sm:size-9"
                  onClick={(event) => move(index, index - 1, event)}
                >
                  <ArrowUp aria-hidden className="size-5" />
                </Button>
                <Button
                  aria-label={t.down(nameOf(item))}
                  aria-disabled={index === items.length - 1}
                  variant="icon"
                  className="aria-disabled:opacity-30 max-sm:size-9"
                  onClick={(event) => move(index, index + 1, event)}
                >
                  <ArrowDown aria-hidden className="size-5" />
                </Button>
              </span>
              <Button aria-label={t.remove(nameOf(item))} variant="icon" onClick={() => onRemove(item)}>
                <X aria-hidden className="size-5" />
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <Announcement>{announcement}</Announcement>
    </>
  );
}

/** Lets a pointer drag the items of a list; calls `onMove` for each position that an item is dragged to. */
function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();

  /** For the handle of the item at `index`. The list captures the pointer, because the handle itself moves. */
  const startAt = (index: number) => (event: PointerEvent) => {
    event.preventDefault(); // do not select text while dragging
    list.current?.setPointerCapture(event.pointerId);
    setDragged(index);
  };

  const end = () => setDragged(undefined);
  const listProps = {
    ref: list,
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (dragged === undefined || !list.current) return;
      const to = placeAt(list.current, clientY);
      if (to === dragged) return;
      onMove(dragged, to);
      setDragged(to);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };

  return { dragged, startAt, listProps };
}

/** The index of the item at this vertical position. */
function placeAt(list: HTMLElement, y: number): number {
  const below = [...list.children].findIndex((item) => item.getBoundingClientRect().bottom > y);
  return below === -1 ? list.children.length - 1 : below;
}
