import { buttonStyle } from './button.tsx';
import { keepTogether } from './keep-together.ts';

/** A dialog that waits for an answer. Its texts are never parsed as markup: they often have a name that somebody typed. */
export interface Dialog {
  icon: 'info' | 'error' | 'question';
  title?: string | undefined;
  text?: string | undefined;
  yes: string;
  /** Only a question has one. It has the focus, so that a key held too long does not confirm something destructive. */
  no?: string | undefined;
  /** The label of a checkbox. */
  tick?: string | undefined;
  /** Closes it when what it says is no longer so. */
  signal?: AbortSignal | undefined;
}

export interface Answer {
  isConfirmed: boolean;
  isTicked: boolean;
}

/** Resolves when it is closed: by a button, by Escape, or by a click outside. The browser returns the focus. */
export function openDialog({ icon, title, text, yes, no, tick, signal }: Dialog): Promise<Answer> {
  const dialog = element('dialog', 'popup popup-dialog');
  const heading = title ? [element('h2', 'popup-title', title)] : [];
  const body = text ? [element('p', 'popup-text', text)] : [];
  const box = checkbox(tick);
  const buttons = element('div', 'popup-buttons');
  const close = (answer: 'yes' | 'no') => () => dialog.close(answer);
  const answers = [button(yes, 'primary', close('yes')), ...(no ? [button(no, 'quiet', close('no'))] : [])];
  for (const last of answers.slice(-1)) last.autofocus = true;
  buttons.append(...answers);
  const content = element('div', 'popup-content');
  content.append(element('span', `popup-icon popup-${icon}`), ...heading, ...body, ...box.labels, buttons);
  dialog.append(content);
  nameBy([...heading, ...body], dialog);
  keepTogether([...heading, ...body]);
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  if (signal?.aborted) return Promise.resolve({ isConfirmed: false, isTicked: false });
  signal?.addEventListener('abort', () => dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve({ isConfirmed: dialog.returnValue === 'yes', isTicked: box.isTicked() });
    });
  });
}

/** One may open over another. */
let opened = 0;

/** A dialog is named by its title, and described by its text; without a title it is named by its text. */
function nameBy([name, description]: HTMLElement[], dialog: HTMLElement): void {
  opened += 1;
  if (name) {
    name.id = `popup-name-${opened}`;
    dialog.setAttribute('aria-labelledby', name.id);
  }
  if (description) {
    description.id = `popup-description-${opened}`;
    dialog.setAttribute('aria-describedby', description.id);
  }
}

function checkbox(text: string | undefined) {
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', className: 'size-5 accent-bottle' });
  const label = element('label', 'popup-tick');
  label.append(box, text ?? '');
  return { labels: text ? [label] : [], isTicked: () => box.checked };
}

function button(text: string, variant: 'primary' | 'quiet', onClick: () => void): HTMLButtonElement {
  const made = Object.assign(element('button', buttonStyle(variant), text), { type: 'button' as const });
  made.addEventListener('click', onClick);
  return made;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}
