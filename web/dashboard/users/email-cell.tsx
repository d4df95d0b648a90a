import type { ListedUser } from '@aloghor/functions/contract/users';
import { BadgeCheck } from 'lucide-react';
import { tAdmin } from '../messages/admin-messages.ts';

/** An account's address, and whether it is verified. */
export function EmailCell({ user: { email, emailVerified } }: { user: ListedUser }) {
  if (emailVerified) {
    return (
      <span>
        {email}
        <BadgeCheck
          role="img"
          aria-label={tAdmin.users.verified}
          className="ml-1.5 inline-block size-4 align-text-bottom text-success"
        />
      </span>
    );
  }
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3 gap-y-1 lg:justify-start">
      {email}
      <span className="inline-block whitespace-nowrap rounded-full bg-glow px-3 py-0.5 font-semibold text-ink text-sm">
        {emailVerified === false ? tAdmin.users.unverified : tAdmin.users.gone}
      </span>
    </span>
  );
}
