import { count } from '../../../shared/lib/format.ts';

/** `1 piece`, `1,000 pieces`. */
export const counted = (things: number, one: string, many: string) =>
  `${count(things, 'en')} ${things === 1 ? one : many}`;
