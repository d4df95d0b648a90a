import type { ErrorCode } from '../domain/error-codes.ts';
import type { Access, Endpoint } from './endpoint.ts';

const OF_TOKENS = ['not-signed-in', 'token-refused', 'not-yours'] as const;

/** How callers are refused who may not make a call. */
const OF_ACCESS: Record<Access, readonly ErrorCode[]> = {
  anyone: [],
  buyer: ['token-refused', 'not-yours', 'not-for-admins'],
  user: OF_TOKENS,
  identity: [...OF_TOKENS, 'id-token-needed'],
  customer: [...OF_TOKENS, 'not-for-admins'],
  admin: [...OF_TOKENS, 'admins-only'],
};

/** The codes with which a row refuses callers who may not make the call. */
export function accessCodesOf({ access, method }: Endpoint): ErrorCode[] {
  return [...OF_ACCESS[access], ...(method === 'GET' ? [] : (['app-not-proved'] as const))];
}

/** The codes with which a row may refuse a caller who has access. */
export function codesOf(row: Endpoint): ErrorCode[] {
  return [
    ...(row.query || row.body ? (['bad-input'] as const) : []),
    ...(row.body ? (['too-slow', 'too-large', 'wrong-type'] as const) : []),
    ...(row.path.includes(':') ? (['not-found', 'no-such-address'] as const) : []),
    ...(row.refusals ?? []),
  ];
}
