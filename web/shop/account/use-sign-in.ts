import { useState } from 'react';
import { useCodeAhead } from '../../shared/lib/hooks.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn, useLanguage } from '../../shared/locale/locale.ts';
import { accountMessages, commonMessages } from '../../shared/locale/messages.ts';
import { useSession } from '../../shared/session/session.tsx';
import { SignInError, type SignInFailure } from '../../shared/session/sign-in-error.ts';
import { showWarning } from '../../shared/ui/popup.ts';
import { SIGN_IN_WARNING_MS } from '../../shared/ui/times.ts';
import { whyFailed } from '../../shared/ui/why-failed.ts';

const sentences = (language: LanguageCode): Record<Exclude<SignInFailure, 'cancelled'>, string> => {
  const tAccount = messagesIn(language, accountMessages);
  const t = messagesIn(language, commonMessages);
  return {
    taken: tAccount.alreadyCreated,
    invalid: tAccount.notValid,
    offline: t.page.offline,
  };
};

const code = () =>
  Promise.all([import('../../shared/session/identity.ts'), import('../../shared/session/registration.ts')]);

/** Runs a sign-in; true on success, otherwise shows a warning with the reason. */
export function useSignIn() {
  const language = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const { follow } = useSession();
  useCodeAhead(code);

  async function attempt(signIn: () => Promise<void>): Promise<boolean> {
    setIsBusy(true);
    try {
      follow();
      await signIn();
      return true;
    } catch (error) {
      const reason = error instanceof SignInError ? error.reason : 'offline';
      if (reason !== 'cancelled')
        void showWarning(await whyFailed(error, sentences(language)[reason], language), SIGN_IN_WARNING_MS);
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { attempt, isBusy };
}
