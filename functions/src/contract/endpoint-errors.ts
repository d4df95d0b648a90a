import type { ErrorCode } from '../domain/error-codes.ts';
import { accessErrorOf, CALLER_ROLES } from '../domain/roles.ts';
import type { Endpoint } from './endpoint.ts';

/** The codes with which an endpoint rejects callers who may not make the call. */
export function accessCodesOf({ access, method }: Endpoint): ErrorCode[] {
  const ofRoles = CALLER_ROLES.flatMap((role) => accessErrorOf(access, role) ?? []);
  if (access === 'courier') return ofRoles;
  return [
    ...ofRoles,
    ...(access === 'anyone' ? [] : (['token-refused', 'not-yours'] as const)),
    ...(access === 'identity' ? (['id-token-needed'] as const) : []),
    ...(method === 'GET' ? [] : (['app-not-proved'] as const)),
  ];
}

/** The codes with which an endpoint may reject a caller who has access. */
export function codesOf(endpoint: Endpoint): ErrorCode[] {
  const hasBody = endpoint.body !== undefined || endpoint.signedBody !== undefined;
  return [
    ...(endpoint.query || hasBody ? (['bad-input'] as const) : []),
    ...(hasBody ? (['too-slow', 'too-large', 'wrong-type'] as const) : []),
    ...(endpoint.path.includes(':') ? (['not-found', 'no-such-address'] as const) : []),
    ...(endpoint.errorCodes ?? []),
  ];
}
