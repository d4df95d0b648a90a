import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { count } from '../../shared/lib/format.ts';
import { useDebounced } from '../../shared/lib/hooks.ts';
import { PRICE_DELAY_MS } from '../../shared/ui/times.ts';
import { choiceIn, withChoice } from './list-address.ts';

/**
 * Keeps a form with `sort`, `from` and `to` and the page's address the same. The form holds its values by itself, so that
 * they are there before the app runs.
 */
export function useListChoice() {
  const form = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useSearchParams();
  const written = useRef(search);
  const [typed, setTyped] = useState('');
  const settled = useDebounced(typed, PRICE_DELAY_MS);

  function apply() {
    const chosen = choiceIn(saidBy(form.current));
    if (JSON.stringify(chosen) === JSON.stringify(choiceIn(search))) return;
    written.current = withChoice(search, chosen);
    setSearch(written.current);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when typing pauses; first, what was chosen before the app ran
  useEffect(apply, [settled]);
  useEffect(() => {
    if (String(search) !== String(written.current)) fill(form.current, search);
    written.current = search;
  }, [search]);
  return { form, search, apply, applySoon: () => setTyped(String(saidBy(form.current))) };
}

function saidBy(form: HTMLFormElement | null): URLSearchParams {
  const fields = form ? Array.from(new FormData(form), ([name, value]) => [name, String(value)]) : [];
  return new URLSearchParams(fields);
}

/** An address that the form has not written: of Back, Forward or a link. */
function fill(form: HTMLFormElement | null, search: URLSearchParams): void {
  for (const [name, value] of Object.entries(choiceIn(search))) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = typeof value === 'number' ? count(value) : (value ?? '');
  }
}
