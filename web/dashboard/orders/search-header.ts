import { mayBeMobileNumber } from '@aloghor/functions/domain/mobile-number';
import type { CallOptions } from '../../shared/api/client.ts';

interface Searching {
  q?: string | undefined;
}

/**
 * The input of a call for a list of orders. What is searched for goes into a header where it may be a mobile number: the
 * addresses of calls are logged.
 */
export function inHeader<Query extends Searching>(query: Query): [{ query: Query }, CallOptions] {
  const { q } = query;
  if (q === undefined || !mayBeMobileNumber(q)) return [{ query }, {}];
  return [{ query: { ...query, q: undefined } }, { headers: { 'X-Search': encodeURIComponent(q) } }];
}
