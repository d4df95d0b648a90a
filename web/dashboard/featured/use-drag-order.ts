import { type PointerEvent, useRef, useState } from 'react';

/** Lets a pointer drag the items of a list; calls `onMove` for each position that an item is dragged to. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
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
