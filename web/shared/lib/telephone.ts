import { shop } from '../shop.config.ts';

/** The address of a link that calls the shop. */
export const TELEPHONE = `tel:${shop.phone.replace(/[^+\d]/g, '')}`;
