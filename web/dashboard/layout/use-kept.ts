import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { parseStored, tabStorage } from '../../shared/lib/storage.ts';
import { useSession } from '../../shared/session/session.tsx';

/**
 * State that outlives a reload, in this tab and for this account alone: no other person at this computer finds what was
 * typed about a buyer.
 * `read` makes the state of what was kept, null at first; an older version, or nobody of us, may have written it.
 */
export function useKept<Value>(name: string, read: (kept: unknown) => Value): [Value, Dispatch<SetStateAction<Value>>] {
  const key = `${name}-${useSession().user?.uid}`;
  const [value, setValue] = useState(() => read(parseStored(tabStorage.get(key))));
  useEffect(() => tabStorage.set(key, JSON.stringify(value)), [key, value]);
  return [value, setValue];
}
