import type { Visitor } from './session.tsx';

/**
 * The likely role, from the unverified claims of the stored token. Only for reserving layout space for the visitor's
 * links.
 */
export function likelyVisitor(token: string | null): Visitor {
  if (!token) return 'guest';
  try {
    const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return claims.includes('"admin":true') ? 'admin' : 'customer';
  } catch {
    return 'customer';
  }
}
