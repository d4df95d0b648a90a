import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { useLanguage } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { firebaseApp } from '../../shared/session/firebase.ts';
import { emulatorAddresses } from '../../shared/session/firebase-options.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';

interface GoogleChooserProps {
  onChoose: (email: string, name: string) => void;
  onClose: () => void;
}

/** Replaces Google's window on the emulators; its texts are for developers. */
export function GoogleChooser({ onChoose, onClose }: GoogleChooserProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  function choose(form: HTMLFormElement) {
    const typed = new FormData(form);
    onChoose(String(typed.get('email')), String(typed.get('name')));
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Google account (emulator)"
      onClose={onClose}
      className="m-auto w-[min(26rem,90vw)] rounded-card bg-paper p-6 text-ink backdrop:bg-ink/50"
    >
      <Form onSubmit={choose} className="grid gap-4">
        <h2 className="text-xl">Google account (emulator)</h2>
        <Field label="Google name" name="name" defaultValue="Google Shopper" required />
        <Field label="Google e-mail" name="email" type="email" defaultValue="shopper@gmail.example" required />
        <Button type="submit">Sign in as this person</Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Form>
    </dialog>
  );
}

interface OobCode {
  email: string;
  requestType: string;
  oobLink: string;
}

type Kind = 'VERIFY_EMAIL' | 'PASSWORD_RESET';

interface EmulatorMailProps {
  kind: Kind;
  email: string;
  /** Changes with each e-mail, where this component stays mounted. */
  sent?: number;
}

/** Replaces the mailbox on the emulators; its texts are for developers. */
export function EmulatorMail({ kind, email, sent = 0 }: EmulatorMailProps) {
  const language = useLanguage();
  const queryKey = ['emulatorMail', kind, email, sent];
  const { data: link } = useQuery({ queryKey, queryFn: () => latestLink(kind, email, language), staleTime: 0 });
  if (!link) return null;
  return (
    <a href={link} className="mt-4 inline-block py-2 font-semibold underline underline-offset-4">
      Open the link of the mail (emulator)
    </a>
  );
}

/** Leads to our page, as the links of a deployment do, in the language of the e-mail. */
async function latestLink(kind: Kind, email: string, language: LanguageCode): Promise<string | null> {
  const [{ auth }, { options }] = await Promise.all([emulatorAddresses(), firebaseApp()]);
  const answer = await fetch(`${auth}/emulator/v1/projects/${options.projectId}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: OobCode[] }; // the Auth emulator's documented format
  const ours = oobCodes.filter((code) => code.requestType === kind && code.email === email.toLowerCase());
  const latest = ours.at(-1);
  if (!latest) return null;
  const { searchParams } = new URL(latest.oobLink);
  searchParams.set('lang', language); // the emulator always says English
  return `${paths.emailLink}?${searchParams}`;
}
