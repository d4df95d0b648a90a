import { shop } from '../../shop.config.ts';
import { namespace } from '../namespace.ts';

/** The shop's name, in English. */
export const brand = namespace<{ name: string }>('tBrand', { name: shop.name });
