import { lazy, Suspense, useState } from 'react';
import { accountPages } from '../../shared/locale/en/account.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { runsOnEmulators } from '../../shared/session/firebase-options.ts';
import { SignInError } from '../../shared/session/sign-in-error.ts';
import { Button } from '../../shared/ui/button.tsx';
import { isInAppBrowser } from './in-app-browser.ts';

interface GoogleButtonProps {
  /** Runs a sign-in and reports a failure. */
  attempt: (signIn: () => Promise<void>) => Promise<void>;
  isBusy: boolean;
}

// The emulators have no Google pop-up. The chooser is not in production builds.
const GoogleChooser = runsOnEmulators
  ? lazy(async () => ({ default: (await import('./on-emulators.tsx')).GoogleChooser }))
  : undefined;

/** Sign-in with Google: its pop-up, or our own chooser on the emulators. */
export function GoogleButton({ attempt, isBusy }: GoogleButtonProps) {
  const tAccount = useMessages(accountPages);
  const [isChoosing, setIsChoosing] = useState(false);

  function start() {
    // Google would show its own error, in English, in a window that leads nowhere.
    if (isInAppBrowser(navigator.userAgent)) void attempt(() => Promise.reject(new SignInError('otherBrowser')));
    else if (GoogleChooser) setIsChoosing(true);
    else void attempt(async () => (await import('../../shared/session/identity.ts')).signInWithGoogle());
  }

  return (
    <>
      <p className="my-5 flex items-center gap-4 text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line noscript:hidden">
        {tAccount.or}
      </p>
      <Button variant="quiet" className="w-full noscript:hidden" disabled={isBusy} onClick={start}>
        {tAccount.google}
      </Button>
      {GoogleChooser && isChoosing && (
        <Suspense>
          <GoogleChooser
            onClose={() => setIsChoosing(false)}
            onChoose={(email, name) => {
              setIsChoosing(false);
              void attempt(async () =>
                (await import('../../shared/session/identity.ts')).signInAsGoogleUser(email, name),
              );
            }}
          />
        </Suspense>
      )}
    </>
  );
}
