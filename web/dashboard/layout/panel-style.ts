/** A box of the admin's home. */
export const panelStyle = 'rounded-card border border-line bg-white p-5';
