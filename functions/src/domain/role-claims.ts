/**
 * What the identity provider's tokens say of the staff. Without imports: the script in each page's head reads it, too,
 * and is to stay small.
 */
export type Claims = Readonly<Record<string, unknown>>;

/** The claims of any role of the staff, by name. */
const ADMIN = 'admin';
const STAFF = 'staff';
export const ROLE_CLAIMS: readonly string[] = [ADMIN, STAFF];

/** The claims of a role of the staff. That of an admin is older than the other roles. */
export function claimsOfStaff(role: string): Record<string, string | boolean> {
  return role === ADMIN ? { [ADMIN]: true } : { [STAFF]: role };
}

/** The staff role that these claims name, even an unknown one; undefined where they name none. */
export function claimedRole(claims: Claims): string | undefined {
  const { [ADMIN]: admin, [STAFF]: staff } = claims;
  if (admin === true) return ADMIN;
  return typeof staff === 'string' ? staff : undefined;
}
