import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/fields.tsx';
import { Form } from '../ui/form.tsx';

interface GoogleChooserProps {
  onChoose: (email: string, name: string) => void;
  onClose: () => void;
}

/** Replaces Google's window on the emulators; its texts are for developers. */
export function GoogleChooser({ onChoose, onClose }: GoogleChooserProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onChoose(String(form.get('email')), String(form.get('name')));
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
