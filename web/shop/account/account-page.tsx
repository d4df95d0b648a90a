import type { ReactNode } from 'react';
import { PageHead } from '../../shared/app/page-head.tsx';
import { isStorageBlocked } from '../../shared/lib/storage.ts';
import { accountPages } from '../../shared/locale/en/account.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { useIsHydrated } from '../../shared/start/hydration.ts';
import { NeedsScripts } from '../../shared/ui/form.tsx';
import { LitRoom } from './lit-room.tsx';

interface AccountPageProps {
  /** In the spelling of our links; other spellings open the page, too. */
  path: string;
  title: string;
  heading: string;
  text: string;
  /** Members are redirected from here, so they see no form before. */
  isForGuests?: boolean;
  children: ReactNode;
}

/** The frame of the pages that lead into an account: the form beside a picture of a lit room. */
export function AccountPage({ path, title, heading, text, isForGuests = false, children }: AccountPageProps) {
  const tAccount = useMessages(accountPages);
  const isHydrated = useIsHydrated();
  return (
    <div className="page section-air grid items-start gap-12 lg:grid-cols-2">
      <PageHead path={path} title={title} description={text} />
      <LitRoom />
      <div className={`mx-auto w-full max-w-md ${isForGuests && !isHydrated ? 'for-guests-alone' : ''}`}>
        <h1 className="text-3xl">{heading}</h1>
        <p className="mt-3 mb-8 text-balance text-ink-soft text-lg">{text}</p>
        <NeedsScripts />
        {isForGuests && isHydrated && isStorageBlocked() && (
          <p role="status" className="mb-6 rounded-card bg-glow px-4 py-3">
            {tAccount.notPersistent}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
