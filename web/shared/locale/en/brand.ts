import { shop } from '../../shop.config.ts';
import { namespace } from '../locale.ts';

/** The shop's name, in English. */
export const brand = namespace<{ name: string }>('brand', { name: shop.name });
