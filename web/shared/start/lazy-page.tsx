import { type ComponentType, lazy, useState } from 'react';
import { loadedLanguages, type MessageFile } from '../locale/locale.ts';
import { messageLoader } from '../locale/message-loader.ts';

export type LazyPage<Props extends object = object> = ComponentType<Props> & {
  /** Loads the page's code; afterwards the page renders synchronously. */
  loadAhead: () => Promise<ComponentType<Props>>;
  /** The file of its messages beside those of most pages. */
  messages: MessageFile | undefined;
};

/**
 * A page whose code is loaded when it is opened, or was preloaded. Prerendered HTML can only be hydrated by a page that
 * renders synchronously: `lazy` alone suspends even when the code has been loaded.
 *
 * `name`: that of the file's export. `messages`: the file of its messages, which is loaded with it.
 */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  messages?: MessageFile,
): LazyPage<Props> {
  let arrived: ComponentType<Props> | undefined;
  const loadAhead = async (): Promise<ComponentType<Props>> => {
    const [{ [name]: page }] = await Promise.all([load(), bringMessages(messages)]);
    await bringMessages(messages); // at once, unless Bangla was loaded meanwhile
    arrived = page;
    return page;
  };
  const LatePage = lazy(async () => ({ default: await loadAhead() }));

  function Page(props: Props) {
    const [Shown] = useState(() => arrived ?? LatePage);
    return <Shown {...props} />;
  }
  return Object.assign(Page, { loadAhead, messages });
}

async function bringMessages(messages: MessageFile | undefined): Promise<void> {
  if (messages && loadedLanguages().length > 0) await (await messageLoader()).loadFile(messages);
}
