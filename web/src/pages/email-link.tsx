import { paths } from '../paths.ts';
import { DeadLink } from '../session/dead-link.tsx';
import { isOwnMode, type LetterLink } from '../session/letter-link.ts';
import { NewPassword } from '../session/new-password.tsx';
import { ToProvidersPage } from '../session/to-providers-page.tsx';
import { useLetterLink } from '../session/use-letter-link.ts';
import { VerifyByLink } from '../session/verify-by-link.tsx';

/** Where the links in the identity provider's letters lead. */
export function EmailLink() {
  const link = useLetterLink();
  return (
    <>
      <meta name="robots" content="noindex" />
      <WhatItDoes link={link} />
    </>
  );
}

/** Drawn as what it most often is. */
function WhatItDoes({ link }: { link: LetterLink | null | undefined }) {
  if (link === null) return <DeadLink to={paths.forgotPassword} />;
  if (link && !isOwnMode(link.mode)) return <ToProvidersPage />;
  if (link?.mode === 'verifyEmail') return <VerifyByLink code={link.code} />;
  return <NewPassword code={link?.code} />;
}
