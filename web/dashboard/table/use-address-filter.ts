import { useSearchParams } from 'react-router-dom';
import { withFilter } from './table-address.ts';

/** One of `allowed`, kept in the page's address so that it survives a reload; '' when none is chosen. */
export function useAddressFilter<Value extends string>(name: string, allowed: readonly Value[]) {
  const [params, setParams] = useSearchParams();
  const value = allowed.find((known) => known === params.get(name)) ?? '';
  const choose = (next: Value | '') => setParams((current) => withFilter(current, name, next), { replace: true });
  return [value, choose] as const;
}
