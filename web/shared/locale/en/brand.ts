import { shop } from '../../shop.config.ts';
import { namespace } from '../namespace.ts';

interface Hours {
  days: string;
  time: string;
}

interface Brand {
  name: string;
  address: readonly string[];
  showroomHours: Hours & { closedDay: string };
  supportHours: Hours;
}

/** The shop's name, address and hours, in English. */
export const brand = namespace<Brand>('tBrand', shop);
