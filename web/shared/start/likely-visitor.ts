import { claimedRole } from '@aloghor/functions/domain/role-claims';

/**
 * The likely role, from the unverified claims of the stored token. Only for reserving layout space for the visitor's
 * links. A role of that name need not exist any more.
 */
export function likelyVisitor(token: string | null): string {
  if (!token) return 'guest';
  try {
    // `atob` garbles characters beyond ASCII; the claims of a role have none.
    const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return claimedRole(JSON.parse(claims)) ?? 'customer';
  } catch {
    return 'customer';
  }
}
