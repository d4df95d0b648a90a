import { FEATURED_LISTS, FEATURED_MINIMUM, type FeaturedListName } from '@aloghor/functions/domain/products';

/** What a shop of the first days has. */
export interface FirstDayFacts {
  products: number;
  /** How many products each featured list has. */
  featured: Record<FeaturedListName, number>;
  contact: { phone: string; email: string };
}

/** A step, and whether it is done. */
export type FirstStep = { name: 'product' | 'contact' | FeaturedListName; isDone: boolean };

/** The steps from an empty shop to one that can open, in their order. */
export function firstSteps({ products, featured, contact }: FirstDayFacts): FirstStep[] {
  const lists = FEATURED_LISTS.map((name) => ({ name, isDone: featured[name] >= FEATURED_MINIMUM }));
  return [{ name: 'product', isDone: products > 0 }, ...lists, { name: 'contact', isDone: !isPlaceholder(contact) }];
}

/** Whether shoppers would miss something: products, or the lists of the home page. Nobody sees placeholders on that day. */
export function isFirstDay(steps: FirstStep[]): boolean {
  return steps.some(({ name, isDone }) => name !== 'contact' && !isDone);
}

/** Contact data as the shop comes with them: an address that cannot exist, or a number of zeros. */
function isPlaceholder({ phone, email }: FirstDayFacts['contact']): boolean {
  return email.endsWith('.example') || /0{6}$/.test(phone);
}
