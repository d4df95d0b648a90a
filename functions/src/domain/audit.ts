/** The kinds of things that the staff change. */
export const AUDIT_SUBJECTS = [
  'product',
  'order',
  'role',
  'featured',
  'import',
  'settings',
  'review',
  'customer',
  'rider',
  'payout',
  'pickUp',
] as const;
