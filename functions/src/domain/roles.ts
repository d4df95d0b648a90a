/** What staff may do, each at the endpoints that name it. */
const STAFF_PERMISSIONS = [
  'orders:read',
  /** Take an order for a buyer, on the telephone or from a message. */
  'orders:create',
  /** Its status, and how it was closed. */
  'orders:change',
  /** Its lines, its address and its charges, as agreed with the buyer before it is sent. */
  'orders:correct',
  /** Record that money came. */
  'payments:change',
  /** Call buyers, and write down what came of it. */
  'desk:work',
  /** Also what shoppers do not see, such as the stock. */
  'products:read',
  'products:change',
  /** Counts alone, without money. */
  'stats:read',
  /** What the shop turned over and received. */
  'revenue:read',
  'users:read',
  /** Give and take back roles. */
  'users:change',
  'inbox:read',
  'notifications:read',
  'notifications:send',
  'audit:read',
  /** Also those that no shopper sees, such as from when on a product runs low. */
  'settings:read',
  'settings:change',
] as const;

/** What shoppers may do, and staff may not: who works for the shop does not buy from it. */
const SHOPPER_PERMISSIONS = ['orders:place', 'own-orders:manage', 'own-cart:change'] as const;

export type StaffPermission = (typeof STAFF_PERMISSIONS)[number];
export type Permission = StaffPermission | (typeof SHOPPER_PERMISSIONS)[number];

export interface RoleDefinition {
  /** What the identity provider's token says of an account with this role; nothing where it is not of the staff. */
  claims: Readonly<Record<string, string | boolean>>;
  permissions: readonly Permission[];
}

/** Who may do what. A new role is a line here; `firestore.rules` must name it if it may read orders. */
export const ROLES = {
  guest: { claims: {}, permissions: ['orders:place'] },
  customer: { claims: {}, permissions: SHOPPER_PERMISSIONS },
  admin: { claims: { admin: true }, permissions: STAFF_PERMISSIONS },
} as const satisfies Record<string, RoleDefinition>;

/** Who calls or visits: the roles of accounts, and who has none. */
export type CallerRole = keyof typeof ROLES;
export type Role = Exclude<CallerRole, 'guest'>;
export type StaffRole = Exclude<Role, 'customer'>;

export type RoleWith<Wanted extends Permission> = {
  [Name in CallerRole]: Wanted extends (typeof ROLES)[Name]['permissions'][number] ? Name : never;
}[CallerRole];

export const CALLER_ROLES = Object.keys(ROLES) as CallerRole[]; // a cast: Object.keys returns strings
export const ACCOUNT_ROLES = CALLER_ROLES.filter((role): role is Role => role !== 'guest');
const STAFF_ROLES = ACCOUNT_ROLES.filter(isStaff);

/** Whether people of this role work for the shop. */
export function isStaff(role: CallerRole): role is StaffRole {
  return Object.keys(ROLES[role].claims).length > 0;
}

export function isStaffPermission(permission: string): permission is StaffPermission {
  return STAFF_PERMISSIONS.some((known) => known === permission);
}

export function hasPermission(role: CallerRole, permission: Permission): boolean {
  return permissionsOf(ROLES[role]).includes(permission);
}

function permissionsOf({ permissions }: RoleDefinition): readonly Permission[] {
  return permissions;
}

/**
 * Who may make a call: every role with the permission, or
 * - `anyone`: guests too
 * - `user`: signed in, with any role
 * - `identity`: signed in with the identity provider's own token, not the one of `POST /jwt`
 */
export type Access = 'anyone' | 'user' | 'identity' | Permission;

/** Why a role may not make a call. */
type AccessError = 'not-signed-in' | 'admins-only' | 'not-for-admins';

/** The code with which a call is rejected for callers of a role; undefined when they may make it. */
export function accessErrorOf(access: Access, role: RoleDefinition): AccessError | undefined {
  if (access === 'anyone') return undefined;
  const isSignedIn = role !== ROLES.guest;
  const isAllowed = access === 'user' || access === 'identity' ? isSignedIn : role.permissions.includes(access);
  if (isAllowed) return undefined;
  if (!isSignedIn) return 'not-signed-in';
  return isStaffPermission(access) ? 'admins-only' : 'not-for-admins';
}

type Claims = Readonly<Record<string, unknown>>;

/** Whether an account or a token has all claims of a role; those of a customer are none. */
export function hasClaimsOf(role: Role, claims: Claims = {}): boolean {
  return Object.entries(ROLES[role].claims).every(([name, value]) => claims[name] === value);
}

/** Whether an account or a token has the claims of any staff role. */
export function hasStaffClaims(claims: Claims = {}): boolean {
  return STAFF_ROLES.some((role) => hasClaimsOf(role, claims));
}

/** The same claims with those of this role, and of no other. */
export function withClaimsOf(role: Role, claims: Claims = {}): Claims {
  const names = STAFF_ROLES.flatMap((staff) => Object.keys(ROLES[staff].claims));
  const others = Object.entries(claims).filter(([name]) => !names.includes(name));
  return { ...Object.fromEntries(others), ...ROLES[role].claims };
}
