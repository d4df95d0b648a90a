import { FEATURED_LISTS, FEATURED_MINIMUM, type FeaturedListName } from '@aloghor/functions/domain/products';
import type { ContactSettings } from '@aloghor/functions/domain/settings';
import { useQueries, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { featuredQuery } from '../../shared/api/products.ts';
import { useShopSettings } from '../../shared/api/settings.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { panelStyle } from '../layout/page.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { countersQuery } from './overview-api.ts';

/** A checklist from an empty shop to one that can open. Steps tick themselves; it disappears when all are done. */
export function FirstSteps() {
  const { data: counters } = useQuery(countersQuery);
  const lists = useQueries({ queries: FEATURED_LISTS.map(featuredQuery) });
  const [best, top, popular] = lists.map(({ data }) => data?.length);
  const contact = useShopSettings()?.contact;
  if (!counters || !contact || best === undefined || top === undefined || popular === undefined) return null;
  const steps = firstSteps({ products: counters.items, featured: { best, top, popular }, contact });
  if (!isFirstDay(steps)) return null;
  return (
    <section aria-labelledby="first-steps-title" className={panelStyle}>
      <h2 id="first-steps-title" className="text-2xl">
        {tAdmin.firstDay.title}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        {counters.items > 0 ? tAdmin.firstDay.textStocked : tAdmin.firstDay.text}
      </p>
      <ol className="mt-4 divide-y divide-line">
        {steps.map((step) => (
          <Step key={step.name} {...step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ name, isDone }: FirstStep) {
  const { firstDay } = tAdmin;
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className="grid grid-cols-[1.75rem_1fr] gap-x-3 py-3.5 md:grid-cols-[1.75rem_1fr_auto] md:items-center">
      <Icon aria-hidden className={`size-7 ${isDone ? 'text-success' : 'text-brass'}`} />
      <div>
        <p className="font-semibold">
          {firstDay.steps[name].title}
          {isDone && <span className="sr-only"> {firstDay.done}</span>}
        </p>
        <p className="text-ink-soft">{isDone ? firstDay.steps[name].done : firstDay.steps[name].text}</p>
      </div>
      <div className="col-start-2 flex flex-wrap gap-x-5 md:col-start-3">{!isDone && linksFor(name)}</div>
    </li>
  );
}

function linksFor(name: FirstStep['name']): ReactNode {
  switch (name) {
    case 'product':
      return (
        <>
          <StepLink to={paths.dashboard.addItems}>{tAdmin.items.add}</StepLink>
          <StepLink to={paths.dashboard.importItems}>{tAdmin.productFile.import}</StepLink>
        </>
      );
    case 'contact':
      return <StepLink to={paths.dashboard.settings}>{tAdmin.settings.title}</StepLink>;
    default:
      return <StepLink to={PAGE_OF_LIST[name]}>{tAdmin.firstDay.choose}</StepLink>;
  }
}

const PAGE_OF_LIST: Record<FeaturedListName, string> = {
  best: paths.dashboard.bestProducts,
  top: paths.dashboard.topSelling,
  popular: paths.dashboard.popularProducts,
};

function StepLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center font-semibold text-bottle underline underline-offset-4 hover:decoration-2"
    >
      {children}
    </Link>
  );
}

/** What decides which first steps are done. */
export interface FirstDayFacts {
  products: number;
  /** How many products each featured list has. */
  featured: Record<FeaturedListName, number>;
  contact: Pick<ContactSettings, 'phone' | 'emailAddress'>;
}

/** A step, and whether it is done. */
type FirstStep = { name: 'product' | 'contact' | FeaturedListName; isDone: boolean };

/** The steps from an empty shop to one that can open, in order. */
export function firstSteps({ products, featured, contact }: FirstDayFacts): FirstStep[] {
  const lists = FEATURED_LISTS.map((name) => ({ name, isDone: featured[name] >= FEATURED_MINIMUM }));
  return [{ name: 'product', isDone: products > 0 }, ...lists, { name: 'contact', isDone: !isPlaceholder(contact) }];
}

/**
 * Whether shoppers would miss something: products, or a list of the home page. Contact placeholders alone do not count.
 */
export function isFirstDay(steps: FirstStep[]): boolean {
  return steps.some(({ name, isDone }) => name !== 'contact' && !isDone);
}

/** The contact data that the code base comes with: an address that cannot exist, or a number of zeros. */
function isPlaceholder({ phone, emailAddress }: FirstDayFacts['contact']): boolean {
  return emailAddress.endsWith('.example') || /0{6}$/.test(phone);
}
