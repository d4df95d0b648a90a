import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import room from '../pictures/hero-phone-828.webp';
import { NeedsScripts } from '../ui/needs-scripts.tsx';
import { PageHead } from '../ui/page-head.tsx';

interface AccountPageProps {
  title: string;
  heading: string;
  text: string;
  children: ReactNode;
}

/** The frame that login and register share: the form beside a lit room. */
export function AccountPage({ title, heading, text, children }: AccountPageProps) {
  const path = useLocation().pathname.toLowerCase(); // the bar spells it /logIn
  const isDrawn = !useIsHydrated();
  return (
    <div className="page section-air grid items-center gap-12 lg:grid-cols-2">
      <PageHead path={path} title={title} description={text} />
      <img
        src={room}
        alt=""
        width="828"
        height="844"
        className="hidden max-h-[44rem] w-full rounded-card object-cover lg:block"
      />
      <div className={`mx-auto w-full max-w-md ${isDrawn ? 'for-guests-alone' : ''}`}>
        <h1 className="text-3xl">{heading}</h1>
        <p className="mt-3 mb-8 text-ink-soft text-lg">{text}</p>
        <NeedsScripts />
        {children}
      </div>
    </div>
  );
}
