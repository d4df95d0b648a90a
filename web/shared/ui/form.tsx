import type { ComponentProps, SubmitEvent } from 'react';
import { noScript } from '../locale/en/without-app.ts';
import { useMessages } from '../locale/locale.ts';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Called in place of the browser's own submission; `submitter` is the clicked button. */
  onSubmit: (form: HTMLFormElement, submitter: HTMLElement | null) => unknown;
}

/**
 * A form whose fields never come into an address, where history and logs would keep them, should the browser submit it
 * by itself. Without scripts it is not shown: its buttons would do nothing.
 */
export function Form({ className = '', onSubmit, ...form }: FormProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void onSubmit(event.currentTarget, event.nativeEvent.submitter);
  }
  // biome-ignore lint/correctness/noRestrictedElements: this is the one
  return <form method="post" className={`noscript:hidden ${className}`} onSubmit={submit} {...form} />;
}

/** A field that nobody sees but robots, which fill in every one. */
export function Honeypot() {
  return <input name="dimmer" type="text" autoComplete="off" tabIndex={-1} hidden />;
}

/** In place of a form, for browsers without scripts. Only the server needs the message. */
export function NeedsScripts() {
  return <noscript>{import.meta.env.SSR && <NeedsScriptsText />}</noscript>;
}

function NeedsScriptsText() {
  return <p className="my-6 rounded-card bg-sand p-5">{useMessages(noScript).form}</p>;
}
