/** The paper that slips go on: four on a sheet to cut, or a label each. */
export const SLIP_FORMATS = ['a4', 'a6'] as const;
export type SlipFormat = (typeof SLIP_FORMATS)[number];
