import { SEARCH_MAXIMUM } from '@aloghor/functions/domain/limits';
import { Search } from 'lucide-react';
import { type KeyboardEventHandler, type Ref, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '../../shared/session/session.tsx';
import { inputStyle } from '../../shared/ui/fields.tsx';
import { SEARCH_DELAY_MS } from '../../shared/ui/times.ts';
import { keepOpenedNumber, openedNumber } from './opened-numbers.ts';
import { SEARCH, withFilter } from './table-address.ts';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/** Searches a list while typing; its label is inside it. */
export function SearchField({ label, value, onChange, onKeyDown, ref, className = '' }: SearchFieldProps) {
  return (
    <search className={`relative ${className}`}>
      <Search aria-hidden className="absolute top-3 left-3 size-5 text-ink-soft" />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={SEARCH_MAXIMUM}
        autoComplete="off"
        className={`${inputStyle.dense} w-full truncate pl-10`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </search>
  );
}

/**
 * The typed text of a search field, and the searched text: trimmed, 300 ms after the last key. The latter is kept in
 * the page's address, so that it survives a reload and can be linked to; what `isPrivate`, in this tab alone, by a key
 * in the history's state.
 */
export function useSearchText(isPrivate: (text: string) => boolean = () => false) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const uid = useSession().user?.uid;
  const q = params.get(SEARCH) ?? openedNumber(state, uid) ?? '';
  const [typed, setTyped] = useState(q);
  const written = useRef(q);
  /** The key of the number that is being typed: each key of the keyboard makes no number more. */
  const own = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(text.trim()), SEARCH_DELAY_MS);
  }

  function write(next: string) {
    written.current = next;
    // The current address: a filter may have been chosen since the last key.
    if (!isPrivate(next)) own.current = undefined;
    if (!isPrivate(next)) return setParams(withFilter(window.location.search, SEARCH, next), { replace: true });
    const opened = own.current ?? crypto.randomUUID();
    own.current = opened;
    keepOpenedNumber(opened, next, uid);
    setParams(withFilter(window.location.search, SEARCH, ''), { replace: true, state: { opened } });
  }

  useEffect(() => {
    if (q === written.current) return;
    own.current = undefined;
    written.current = q; // a link, or Back, has changed the search
    clearTimeout(timer.current);
    setTyped(q);
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { typed, setTyped: type, q: q || undefined };
}
