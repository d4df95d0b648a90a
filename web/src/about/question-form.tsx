import type { FormEvent, InputHTMLAttributes } from 'react';
import { t } from '../messages/messages.ts';
import { buttonStyle } from '../ui/button.ts';
import { showSuccess } from '../ui/popup.ts';

const THANKS_MS = 2_000;

/** Takes a question and thanks for it; sends it nowhere yet. */
export function QuestionForm() {
  async function thank(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    await showSuccess(t.about.thanks, THANKS_MS, t.about.thanksText);
    form.reset();
  }

  return (
    <form onSubmit={thank} aria-labelledby="question-title">
      <h2 id="question-title" className="text-2xl">
        {t.about.formTitle}
      </h2>
      <p className="mt-2 text-ink-soft">{t.about.formText}</p>
      <div className="mt-6 grid gap-5">
        <Field label={t.about.name} name="name" autoComplete="name" />
        <Field label={t.about.email} name="email" type="email" autoComplete="email" />
        <label className="grid gap-2 font-semibold">
          {t.about.question}
          <textarea name="question" required rows={4} className={`${box} py-3`} />
        </label>
        <button type="submit" className={`${buttonStyle.primary} justify-self-start`}>
          {t.about.send}
        </button>
      </div>
    </form>
  );
}

const box = 'min-h-12 w-full rounded-card border border-ink/50 bg-white px-4 font-normal';

function Field({ label, ...input }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="grid gap-2 font-semibold">
      {label}
      <input required className={box} {...input} />
    </label>
  );
}
