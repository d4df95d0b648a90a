import { type Claims, claimedRole, claimsOfStaff, ROLE_CLAIMS } from './role-claims.ts';

/** What staff may do, each at the endpoints that name it. */
const STAFF_PERMISSIONS = [
  'orders:read',
  /** Save lists of orders as a file. */
  'orders:export',
  /** Take an order for a buyer, on the telephone or from a message. */
  'orders:create',
  /** Hand over to the courier what is packed: the status 'Out for Delivery' alone. */
  'orders:send',
  /** Any status, and how it was closed. */
  'orders:change',
  /** Its lines, its address and its charges, as agreed with the buyer before it is sent. */
  'orders:correct',
  /** Record that money came. */
  'payments:change',
  /** What the buyers have confirmed, as far as packing needs it. */
  'packing:read',
  /** Note what is packed, and whose slips are printed. */
  'packing:change',
  /** Call buyers, and write down what came of it. */
  'desk:work',
  /** Also what shoppers do not see, such as the stock. */
  'products:read',
  'products:change',
  /** The quantity in stock, and nothing else of a product. */
  'stock:change',
  /** Counts alone, without money. */
  'stats:read',
  /** What the shop turned over and received. */
  'revenue:read',
  /** Figures of one's own work. */
  'own-work:read',
  /** The same of everybody's. */
  'work:read',
  'users:read',
  /** Give and take back roles. */
  'users:change',
  /** Hand out and erase all data of a mobile number. */
  'customers:erase',
  /** What people have asked in the shop's form. */
  'inbox:read',
  /** Who wants the newsletter. */
  'subscribers:read',
  /** What buyers wrote of products: show it, hide it, answer it. */
  'reviews:moderate',
  'notifications:read',
  'notifications:send',
  'audit:read',
  /** Also those that no shopper sees, such as from when on a product runs low. */
  'settings:read',
  'settings:change',
] as const;

/** What shoppers may do and staff may not: people who work for the shop do not buy from it. */
const SHOPPER_PERMISSIONS = ['orders:place', 'own-orders:manage', 'own-cart:change', 'reviews:write'] as const;

export type StaffPermission = (typeof STAFF_PERMISSIONS)[number];
export type Permission = StaffPermission | (typeof SHOPPER_PERMISSIONS)[number];

/** Who may do what. A new role is a line here; `firestore.rules` must name it if it may read orders or work at the desk. */
export const ROLES = {
  guest: ['orders:place', 'reviews:write'],
  customer: SHOPPER_PERMISSIONS,
  admin: STAFF_PERMISSIONS,
  clerk: [
    'orders:read',
    'orders:create',
    'orders:send',
    'orders:change',
    'orders:correct',
    'payments:change',
    'packing:read',
    'packing:change',
    'desk:work',
    'products:read',
    'stock:change',
    'stats:read',
    'own-work:read',
    'inbox:read',
    'settings:read',
  ],
  packer: [
    'orders:send',
    'packing:read',
    'packing:change',
    'products:read',
    'stock:change',
    'own-work:read',
    'settings:read',
  ],
} as const satisfies Record<string, readonly Permission[]>;

/** The role that is given and taken back by calls of its own; one account always has it. */
export const ADMIN_ROLE = 'admin' satisfies keyof typeof ROLES;

/** Who calls or visits: the roles of accounts, and who has none. */
export type CallerRole = keyof typeof ROLES;
export type Role = Exclude<CallerRole, 'guest'>;
export type StaffRole = Exclude<Role, 'customer'>;
/** The roles that an admin gives and takes in one step; the admin role has calls of its own. */
export type GivenRole = Exclude<Role, typeof ADMIN_ROLE>;

export type RoleWith<Wanted extends Permission> = {
  [Name in CallerRole]: Wanted extends (typeof ROLES)[Name][number] ? Name : never;
}[CallerRole];

export const CALLER_ROLES = Object.keys(ROLES) as CallerRole[]; // a cast: Object.keys returns strings
export const ACCOUNT_ROLES = CALLER_ROLES.filter((role): role is Role => role !== 'guest');
export const STAFF_ROLES = ACCOUNT_ROLES.filter(isStaff);
export const GIVEN_ROLES = ACCOUNT_ROLES.filter((role): role is GivenRole => !isAdmin(role));

export function isAdmin(role: CallerRole): role is typeof ADMIN_ROLE {
  return role === ADMIN_ROLE;
}

/** Whether people of this role work for the shop. */
export function isStaff(role: CallerRole): role is StaffRole {
  return ROLES[role].some(isStaffPermission);
}

/** The role of this name, as a token claims it; that of a customer where there is none. */
export function roleNamed(name: string | undefined): CallerRole {
  return CALLER_ROLES.find((role) => role === name) ?? 'customer';
}

export function isStaffPermission(permission: string): permission is StaffPermission {
  return STAFF_PERMISSIONS.some((known) => known === permission);
}

export function hasPermission(role: CallerRole, permission: Permission): boolean {
  const permissions: readonly Permission[] = ROLES[role];
  return permissions.includes(permission);
}

/**
 * Who may make a call: every role with the permission, or
 * - `anyone`: guests too
 * - `user`: signed in, with any role
 * - `identity`: signed in with the identity provider's own token, not the one of `POST /jwt`
 * - `courier`: no role, but a courier, by the secret of its webhook
 */
export type Access = 'anyone' | 'user' | 'identity' | 'courier' | Permission;

/** Why a role may not make a call. */
type AccessError = 'not-signed-in' | 'token-refused' | 'not-permitted' | 'not-for-staff';

/** The code with which a call is rejected for callers of a role; undefined when they may make it. */
export function accessErrorOf(access: Access, role: CallerRole): AccessError | undefined {
  if (access === 'anyone') return undefined;
  const isSignedIn = role !== 'guest';
  if (access === 'courier') return isSignedIn ? 'token-refused' : 'not-signed-in';
  const isAllowed = access === 'user' || access === 'identity' ? isSignedIn : hasPermission(role, access);
  if (isAllowed) return undefined;
  if (!isSignedIn) return 'not-signed-in';
  return isStaffPermission(access) ? 'not-permitted' : 'not-for-staff';
}

/** Whether an account or a token has all claims of a role; those of a customer are none. */
export function hasClaimsOf(role: Role, claims: Claims = {}): boolean {
  return Object.entries(claimsOf(role)).every(([name, value]) => claims[name] === value);
}

/** The role that the claims of an account or a token name. It counts where the document has it, too. */
export function roleInClaims(claims: Claims = {}): Role {
  const named = claimedRole(claims);
  return STAFF_ROLES.find((role) => role === named) ?? 'customer';
}

/** Whether an account or a token has the claims of any staff role. */
export function hasStaffClaims(claims?: Claims): boolean {
  return isStaff(roleInClaims(claims));
}

/** The same claims with those of this role, and of no other. */
export function withClaimsOf(role: Role, claims: Claims = {}): Claims {
  const others = Object.entries(claims).filter(([name]) => !ROLE_CLAIMS.includes(name));
  return { ...Object.fromEntries(others), ...claimsOf(role) };
}

function claimsOf(role: Role): Claims {
  return isStaff(role) ? claimsOfStaff(role) : {};
}
