import { paths } from '../../shared/paths.ts';
import { type ActionLink, DeadLink, isOwnMode, ToProvidersPage, useActionLink } from '../account/action-link.tsx';
import { NewPassword } from '../account/new-password.tsx';
import { VerifyByLink } from '../account/verify-by-link.tsx';

/** Where the links in the identity provider's e-mails lead. */
export function EmailLink() {
  const link = useActionLink();
  return (
    <>
      <meta name="robots" content="noindex" />
      <WhatItDoes link={link} />
    </>
  );
}

/** Prerendered as the most frequent case: a new password. */
function WhatItDoes({ link }: { link: ActionLink | null | undefined }) {
  if (link === null) return <DeadLink to={paths.forgotPassword} />;
  if (link && !isOwnMode(link.mode)) return <ToProvidersPage />;
  if (link?.mode === 'verifyEmail') return <VerifyByLink code={link.code} />;
  return <NewPassword code={link?.code} />;
}
