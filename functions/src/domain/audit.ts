/** What a change of an admin can be about. */
export const AUDIT_SUBJECTS = ['product', 'order', 'role', 'featured'] as const;
