import type { StaffItem } from '@aloghor/functions/contract/products';
import { type BulkOutcome, priceAfter } from '@aloghor/functions/domain/bulk-products';
import type { Category } from '@aloghor/functions/domain/categories';
import { digitsIn } from '@aloghor/functions/domain/digits';
import { labelOf } from '../../shared/api/categories.ts';
import { price, sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import type { Question } from '../../shared/ui/popup-actions.ts';
import { productsPage } from '../messages/en/products.ts';
import type { BulkChange, BulkOutcomes } from './products-api.ts';

export const BULK_ACTIONS = ['hide', 'show', 'raise', 'lower', 'categories', 'cost', 'delete'] as const;
type BulkAction = (typeof BULK_ACTIONS)[number];

/** What is chosen for all ticked products; `percent`, `category` and `cost`, in taka, count for some actions only. */
export interface BulkChoice {
  action: BulkAction;
  percent: number;
  category: Category;
  cost: number;
}

/** What the server is sent. */
export function changeOf({ action, percent, category, cost }: BulkChoice): BulkChange {
  const changes: Record<BulkAction, BulkChange> = {
    hide: { hidden: true },
    show: { hidden: false },
    raise: { pricePercent: percent },
    lower: { pricePercent: -percent },
    categories: { categories: [category.name] },
    cost: { cost },
    delete: { deleted: true },
  };
  return changes[action];
}

/** The question before it: how many products, which, and what becomes of them. */
export function questionOf(items: StaffItem[], choice: BulkChoice, language: LanguageCode): Question {
  const { bulk } = messagesIn(language, productsPage);
  const { action } = choice;
  return {
    question: bulk.questions[action](items.length, whatOf(choice, language)),
    text: [exampleOf(items, choice, language) ?? namesOf(items, language), bulk.texts[action]].join(' '),
    yes: action === 'delete' ? bulk.yesDelete(items.length) : bulk.yes(items.length),
    no: bulk.no,
  };
}

/** As the question names it. */
function whatOf({ action, percent, category, cost }: BulkChoice, language: LanguageCode): string {
  if (action === 'categories') return labelOf(category, language);
  return action === 'cost' ? sum(cost, language) : digitsIn(language, String(percent));
}

/** One product's price, before and after; undefined where no price changes. */
function exampleOf(items: StaffItem[], choice: BulkChoice, language: LanguageCode): string | undefined {
  const { example } = messagesIn(language, productsPage).bulk;
  const { pricePercent } = changeOf(choice);
  if (pricePercent === undefined) return undefined;
  const [first] = items.flatMap((item) => {
    const after = priceAfter(item.price, pricePercent);
    return after === undefined
      ? []
      : example(nameOf(item, language), price(item.price, language), price(after, language));
  });
  return first;
}

const NAMED = 3;

function namesOf(items: StaffItem[], language: LanguageCode): string {
  const { names } = messagesIn(language, productsPage).bulk;
  const named = items.slice(0, NAMED).map((item) => nameOf(item, language));
  return names(named.join(', '), items.length - named.length);
}

/** Outcomes after which a product is looked at again. */
const STILL_TICKED: readonly BulkOutcome[] = ['stale', 'outOfRange'];

/** What of these is ticked after a change: without an outcome only what has certainly not changed. */
export function stillTicked(ids: string[], outcomes: BulkOutcomes, isUnclear: boolean): string[] {
  const known = new Map(outcomes.map(({ _id, outcome }) => [_id, outcome]));
  return ids.filter((id) => {
    const outcome = known.get(id);
    return outcome ? STILL_TICKED.includes(outcome) : !isUnclear;
  });
}

interface BulkResult {
  isDeletion: boolean;
  total: number;
  outcomes: BulkOutcomes;
  /** What has no outcome, where the change broke off: whether it may be changed is not known, or it is not changed. */
  others?: 'unclear' | 'unchanged' | undefined;
}

/** What has become of the products: how many are changed, how many were like that, and what is not known. */
export function resultTitle({ isDeletion, total, outcomes, others }: BulkResult, language: LanguageCode): string {
  const { bulk } = messagesIn(language, productsPage);
  const countOf = (...some: BulkOutcome[]) => outcomes.filter(({ outcome }) => some.includes(outcome)).length;
  const done = countOf('changed', 'deleted');
  const unchanged = countOf('unchanged');
  const known = [
    done > 0 && (isDeletion ? bulk.doneDelete : bulk.done)(done, total),
    unchanged > 0 && bulk.unchanged(unchanged),
    others === 'unclear' && bulk.failed(total - outcomes.length),
  ].filter(Boolean);
  if (known.length > 0) return known.join(' ');
  return others ? bulk.notReadTitle : (isDeletion ? bulk.doneDelete : bulk.done)(0, total);
}
