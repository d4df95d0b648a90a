import { useState } from 'react';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { accountPages } from '../../shared/locale/en/account.ts';
import { common } from '../../shared/locale/en/common.ts';
import { form } from '../../shared/locale/en/forms.ts';
import { signInFailures } from '../../shared/locale/en/sign-in.ts';
import { messagesIn, useLanguage } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { SignInError, type SignInFailure } from '../../shared/session/sign-in-error.ts';
import { useCodeAhead } from '../../shared/start/load-ahead.ts';
import { showNotice, showWarning } from '../../shared/ui/popup.ts';
import { showRejected } from '../../shared/ui/rejected-fields.ts';
import { SIGN_IN_WARNING_MS } from '../../shared/ui/times.ts';
import { whyFailed } from '../../shared/ui/why-failed.ts';

/** Why a sign-in failed, and what else its visitor may do. */
export function signInProblems(language: LanguageCode): Record<Exclude<SignInFailure, 'cancelled'>, string> {
  const { alreadyCreated, notValid, tooShort } = messagesIn(language, accountPages);
  return {
    ...messagesIn(language, signInFailures),
    taken: alreadyCreated,
    invalid: notValid,
    weakPassword: tooShort,
    wrongEmail: messagesIn(language, form).wrongEmail,
    offline: messagesIn(language, common).page.offline,
  };
}

const code = () =>
  Promise.all([import('../../shared/session/identity.ts'), import('../../shared/session/registration.ts')]);

/** Runs a sign-in; true on success, otherwise shows a warning with the reason, or the rejected fields of its form. */
export function useSignIn() {
  const language = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const { follow } = useSession();
  useCodeAhead(code);

  async function attempt(signIn: () => Promise<void>, form?: HTMLFormElement): Promise<boolean> {
    setIsBusy(true);
    try {
      follow();
      await signIn();
      return true;
    } catch (error) {
      const reason = error instanceof SignInError ? error.reason : 'offline';
      if (reason !== 'cancelled') void showProblem(error, reason, form);
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  /** What is to be read before something else is tried waits for a click. */
  async function showProblem(
    error: unknown,
    reason: Exclude<SignInFailure, 'cancelled'>,
    form: HTMLFormElement | undefined,
  ) {
    const why = await whyFailed(error, signInProblems(language)[reason], language);
    const text = form?.isConnected ? showRejected(form, error, why, language) : why;
    if (!text) return;
    if (reason === 'taken' || reason === 'invalid') await showWarning(text, SIGN_IN_WARNING_MS);
    else await showNotice(text, language);
  }

  return { attempt, isBusy };
}
