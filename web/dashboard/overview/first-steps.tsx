import type { BrandSettings } from '@aloghor/functions/domain/brand';
import type { DeliverySettings } from '@aloghor/functions/domain/delivery';
import { FEATURED_LISTS, FEATURED_MINIMUM, type FeaturedListName } from '@aloghor/functions/domain/products';
import { isStaff } from '@aloghor/functions/domain/roles';
import { type ContactSettings, DEFAULT_SETTINGS, SOCIAL_NETWORKS } from '@aloghor/functions/domain/settings';
import { useQueries, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { featuredQuery } from '../../shared/api/products.ts';
import { useShopSettings } from '../../shared/api/settings.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { deviceStorage } from '../../shared/lib/storage.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import { panelStyle } from '../layout/page.tsx';
import { usersPage } from '../messages/en/admin.ts';
import { firstDay } from '../messages/en/overview.ts';
import { featuredLists, productFile, productsPage } from '../messages/en/products.ts';
import { settingsPage } from '../messages/en/settings.ts';
import { usersQuery } from '../users/users-api.ts';
import { countersQuery } from './overview-api.ts';

const LOOKED_KEY = 'looked-at-shop';

/**
 * A checklist from an empty shop to one that can open. Steps tick themselves; it disappears once shoppers find all they need.
 */
export function FirstSteps() {
  const language = useLanguage();
  const { data: counters } = useQuery(countersQuery);
  const lists = useQueries({ queries: FEATURED_LISTS.map((list) => featuredQuery(list, language)) });
  const [best, top, popular] = lists.map(({ data }) => data?.length);
  const settings = useShopSettings();
  if (!counters || !settings || best === undefined || top === undefined || popular === undefined) {
    // Most shops have what they sell; of the others the settings tell more often, and come first.
    return settings && tellsTooLittle(settings) && <Skeleton className="h-[60rem] rounded-card md:h-[46rem]" />;
  }
  const facts = { products: counters.items, featured: { best, top, popular }, settings };
  return isFirstDay(facts) && <Checklist facts={facts} />;
}

function Checklist({ facts }: { facts: Omit<FirstDayState, 'staff' | 'hasLooked'> }) {
  const language = useLanguage();
  const t = useMessages(firstDay);
  const { data: users } = useQuery(usersQuery({}));
  const [hasLooked, setHasLooked] = useState(() => deviceStorage.get(LOOKED_KEY) === 'yes');
  const staff = users?.reply.filter(({ role }) => isStaff(role ?? 'customer')).length ?? 0;
  const steps = firstSteps({ ...facts, staff, hasLooked });
  const { text, textStocked, textMadeUp } = t;
  const introduction = isStocked(facts) ? textMadeUp : facts.products > 0 ? textStocked : text;

  function look() {
    deviceStorage.set(LOOKED_KEY, 'yes');
    setHasLooked(true);
  }
  return (
    <section aria-labelledby="first-steps-title" className={panelStyle}>
      <h2 id="first-steps-title" className="text-2xl">
        {isStocked(facts) ? t.titleStocked : t.title}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{introduction}</p>
      <ol className="mt-4 divide-y divide-line">
        {steps.map((step) => (
          <Step key={step.name} {...step} madeUp={madeUp(facts.settings.contact)}>
            {step.isDone || linksFor(step.name, facts, look, language)}
          </Step>
        ))}
      </ol>
    </section>
  );
}

function Step({ name, isDone, madeUp, children }: FirstStep & { madeUp: ContactPart[]; children: ReactNode }) {
  const t = useMessages(firstDay);
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className="grid grid-cols-[1.75rem_1fr] gap-x-3 py-3.5 md:grid-cols-[1.75rem_1fr_auto] md:items-center">
      <Icon aria-hidden className={`size-7 ${isDone ? 'text-success' : 'text-brass'}`} />
      <div>
        <p className="font-semibold">
          {t.steps[name].title}
          {isDone && <span className="sr-only"> {t.done}</span>}
        </p>
        <p className="text-ink-soft">
          {isDone
            ? t.steps[name].done
            : name === 'contact'
              ? t.steps.contact.text(madeUp.map((part) => t.madeUp[part]).join(', '))
              : t.steps[name].text}
        </p>
      </div>
      <div className="col-start-2 flex flex-wrap gap-x-5 md:col-start-3 md:justify-end">{children}</div>
    </li>
  );
}

function linksFor(
  name: FirstStep['name'],
  { featured }: Pick<FirstDayState, 'featured'>,
  look: () => void,
  language: LanguageCode,
): ReactNode {
  const t = messagesIn(language, firstDay);
  const tSettingsPage = messagesIn(language, settingsPage);
  const tProductsPage = messagesIn(language, productsPage);
  const tProductFile = messagesIn(language, productFile);
  const tFeaturedLists = messagesIn(language, featuredLists);
  const tUsersPage = messagesIn(language, usersPage);
  switch (name) {
    case 'brand':
    case 'contact':
    case 'delivery':
      return <StepLink to={paths.dashboard.settings}>{tSettingsPage.title}</StepLink>;
    case 'product':
      return (
        <>
          <StepLink to={paths.dashboard.addItems}>{tProductsPage.add}</StepLink>
          <StepLink to={paths.dashboard.importItems}>{tProductFile.import}</StepLink>
        </>
      );
    case 'lists':
      return unfilled(featured).map((list) => (
        <StepLink key={list} to={PAGE_OF_LIST[list]}>
          {tFeaturedLists.lists[list]}
        </StepLink>
      ));
    case 'clerk':
      return <StepLink to={paths.dashboard.allUsers}>{tUsersPage.title}</StepLink>;
    default:
      return (
        <StepLink to={paths.home} onClick={look}>
          {t.look}
        </StepLink>
      );
  }
}

const PAGE_OF_LIST: Record<FeaturedListName, string> = {
  best: paths.dashboard.bestProducts,
  top: paths.dashboard.topSelling,
  popular: paths.dashboard.popularProducts,
};

function StepLink({ to, onClick, children }: { to: string; onClick?: () => void; children: ReactNode }) {
  return (
    <Link
      to={to}
      onClick={onClick}
      className="inline-flex min-h-11 items-center font-semibold text-bottle underline underline-offset-4 hover:decoration-2"
    >
      {children}
    </Link>
  );
}

/** What decides which first steps are done. */
export interface FirstDayState {
  products: number;
  /** How many products each featured list has. */
  featured: Record<FeaturedListName, number>;
  settings: {
    brand: BrandSettings;
    contact: Pick<ContactSettings, ContactPart>;
    delivery: Pick<DeliverySettings, 'charges'>;
  };
  /** How many people have a staff role, including the admin. */
  staff: number;
  /** The shop was visited from this device. */
  hasLooked: boolean;
}

/** A step, and whether it is done. */
type FirstStep = { name: 'brand' | 'contact' | 'delivery' | 'product' | 'lists' | 'clerk' | 'look'; isDone: boolean };

/** The steps from an empty shop to one that can open, in order. */
export function firstSteps({ products, featured, settings, staff, hasLooked }: FirstDayState): FirstStep[] {
  return [
    { name: 'brand', isDone: settings.brand.name !== undefined },
    { name: 'contact', isDone: madeUp(settings.contact).length === 0 },
    { name: 'delivery', isDone: settings.delivery.charges.length > 0 },
    { name: 'product', isDone: products > 0 },
    { name: 'lists', isDone: unfilled(featured).length === 0 },
    { name: 'clerk', isDone: staff > 1 },
    { name: 'look', isDone: hasLooked },
  ];
}

/**
 * Whether shoppers would miss something, or be told something made up: products, a list of the home page, how to reach the
 * shop, or what a delivery costs. The other steps alone do not count.
 */
export function isFirstDay(facts: Omit<FirstDayState, 'staff' | 'hasLooked'>): boolean {
  return !isStocked(facts) || tellsTooLittle(facts.settings);
}

function tellsTooLittle({ contact, delivery }: Pick<FirstDayState['settings'], 'contact' | 'delivery'>): boolean {
  return madeUp(contact).length > 0 || delivery.charges.length === 0;
}

/** Whether there is something to sell, on the home page too. */
function isStocked({ products, featured }: Pick<FirstDayState, 'products' | 'featured'>): boolean {
  return products > 0 && unfilled(featured).length === 0;
}

function unfilled(featured: FirstDayState['featured']): FeaturedListName[] {
  return FEATURED_LISTS.filter((list) => featured[list] < FEATURED_MINIMUM);
}

const CONTACT_PARTS = ['phone', 'emailAddress', 'address', 'location', 'social'] as const;
type ContactPart = (typeof CONTACT_PARTS)[number];

/** What of the contact data is still that of a new shop: an address that cannot exist, a number of zeros, a default. */
export function madeUp(contact: Pick<ContactSettings, ContactPart>): ContactPart[] {
  const { phone, emailAddress, address, location, social } = contact;
  const defaults = DEFAULT_SETTINGS.contact;
  const isMadeUp: Record<ContactPart, boolean> = {
    phone: /0{6}$/.test(phone),
    emailAddress: emailAddress.endsWith('.example'),
    address: Object.values(defaults.address.street).some((street) => Object.values(address.street).includes(street)),
    location: location.latitude === defaults.location.latitude && location.longitude === defaults.location.longitude,
    social: SOCIAL_NETWORKS.some((network) => social[network] && social[network] === defaults.social[network]),
  };
  return CONTACT_PARTS.filter((part) => isMadeUp[part]);
}
