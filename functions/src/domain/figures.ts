/** The figures of the revenue whose orders can be listed. */
export const LISTED_FIGURES = ['ordered', 'confirmed', 'delivered', 'unpaid', 'payments', 'advances'] as const;

export type ListedFigure = (typeof LISTED_FIGURES)[number];
