import type { FeaturedListName } from '@aloghor/functions/domain/products';
import { isStaff } from '@aloghor/functions/domain/roles';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { deviceStorage } from '../../shared/lib/storage.ts';
import { sideMenu } from '../../shared/locale/en/account.ts';
import { common } from '../../shared/locale/en/common.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { panelStyle } from '../layout/page.tsx';
import { firstDay } from '../messages/en/overview.ts';
import {
  type ContactPart,
  type FirstDayState,
  type FirstStep,
  firstSteps,
  isStocked,
  madeUp,
  unfilled,
} from './first-day.ts';
import { staffQuery } from './overview-api.ts';

const LOOKED_KEY = 'looked-at-shop';

/** The steps of the first days, with links to where each is done. */
export function Checklist({ facts }: { facts: Omit<FirstDayState, 'staff' | 'hasLooked'> }) {
  const language = useLanguage();
  const t = useMessages(firstDay);
  const { data: users } = useQuery(staffQuery);
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
  const { nav } = messagesIn(language, common);
  const tMenu = messagesIn(language, sideMenu);
  switch (name) {
    case 'brand':
    case 'contact':
    case 'delivery':
      return <StepLink to={paths.dashboard.settings}>{tMenu.settings}</StepLink>;
    case 'product':
      return (
        <>
          <StepLink to={paths.dashboard.addItems}>{nav.addItems}</StepLink>
          <StepLink to={paths.dashboard.importItems}>{t.importFile}</StepLink>
        </>
      );
    case 'lists':
      return unfilled(featured).map((list) => (
        <StepLink key={list} to={PAGE_OF_LIST[list].to}>
          {tMenu[PAGE_OF_LIST[list].name]}
        </StepLink>
      ));
    case 'clerk':
      return <StepLink to={paths.dashboard.allUsers}>{nav.allUsers}</StepLink>;
    default:
      return (
        <StepLink to={paths.home} onClick={look}>
          {t.look}
        </StepLink>
      );
  }
}

/** `name`: as the menu calls it. */
const PAGE_OF_LIST = {
  best: { to: paths.dashboard.bestProducts, name: 'bestProducts' },
  top: { to: paths.dashboard.topSelling, name: 'topSelling' },
  popular: { to: paths.dashboard.popularProducts, name: 'popularProducts' },
} as const satisfies Record<FeaturedListName, { to: string; name: keyof typeof sideMenu.english }>;

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
