import { type ComponentType, lazy, useState } from 'react';
import { loadedLanguages } from '../../shared/locale/locale.ts';
import { messageLoader } from '../../shared/locale/message-loader.ts';
import type { Language } from '../../shared/locale/messages.ts';

export type LazyPage = ComponentType & {
  /** Loads the page's code; afterwards the page renders synchronously. */
  loadAhead: () => Promise<ComponentType>;
};

/**
 * A page whose code is loaded when it is opened, or was preloaded. Prerendered HTML can only be hydrated by a page that
 * renders synchronously: `lazy` alone suspends even when the code has been loaded. `namespace`: of
 * messages that few pages have, which come with it.
 */
export function lazyPage(load: () => Promise<ComponentType>, namespace?: keyof Language): LazyPage {
  let arrived: ComponentType | undefined;
  const loadAhead = async () => {
    const [page] = await Promise.all([load(), bringMessages(namespace)]);
    await bringMessages(namespace); // at once, unless Bangla was loaded meanwhile
    arrived = page;
    return page;
  };
  const LatePage = lazy(async () => ({ default: await loadAhead() }));

  function Page() {
    const [Shown] = useState(() => arrived ?? LatePage);
    return <Shown />;
  }
  return Object.assign(Page, { loadAhead });
}

async function bringMessages(namespace: keyof Language | undefined): Promise<void> {
  if (namespace && loadedLanguages().length > 0) await (await messageLoader()).loadNamespace(namespace);
}
