import { useSearchParams } from 'react-router-dom';

/** One of `allowed`, kept in the page's address so that it outlives a reload; '' when none is chosen. */
export function useAddressFilter<Value extends string>(name: string, allowed: readonly Value[]) {
  const [params, setParams] = useSearchParams();
  const value = allowed.find((known) => known === params.get(name)) ?? '';

  function choose(next: Value | '') {
    setParams(
      (current) => {
        if (next) current.set(name, next);
        else current.delete(name);
        return current;
      },
      { replace: true },
    );
  }

  return [value, choose] as const;
}
