/** The figures of the revenue behind which orders, or entries of the ledger, can be listed. */
export const LISTED_FIGURES = ['ordered', 'confirmed', 'delivered', 'unpaid', 'received'] as const;

export type ListedFigure = (typeof LISTED_FIGURES)[number];
