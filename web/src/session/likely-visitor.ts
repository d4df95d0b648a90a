import { accessToken } from '../api/access-token.ts';
import type { Visitor } from './session.tsx';

/**
 * Who it will turn out to be, by what the stored token says of itself: enough to keep room for what will be shown to
 * them, and no more.
 */
export function likelyVisitor(token: string | null = accessToken()): Visitor {
  if (!token) return 'guest';
  try {
    const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return claims.includes('"admin":true') ? 'admin' : 'customer';
  } catch {
    return 'customer';
  }
}
