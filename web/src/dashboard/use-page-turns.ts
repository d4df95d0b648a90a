import { useState } from 'react';

/** Turning the pages of a list by cursors: forward with the one the server gave, back along the way one came. */
export interface PageTurns {
  /** Undefined on the first page. */
  cursor: string | undefined;
  /** Counted from one. */
  number: number;
  next: (cursor: string) => void;
  previous: () => void;
}

/** Starts at the first page, and again whenever `listKey` changes. */
export function usePageTurns(listKey: string): PageTurns {
  const [turned, setTurned] = useState<{ listKey: string; cursors: string[] }>({ listKey, cursors: [] });
  const cursors = turned.listKey === listKey ? turned.cursors : [];
  return {
    cursor: cursors.at(-1),
    number: cursors.length + 1,
    next: (cursor) => setTurned({ listKey, cursors: [...cursors, cursor] }),
    previous: () => setTurned({ listKey, cursors: cursors.slice(0, -1) }),
  };
}
