/** The kinds of things that admins change. */
export const AUDIT_SUBJECTS = ['product', 'order', 'role', 'featured', 'import', 'settings', 'review'] as const;
