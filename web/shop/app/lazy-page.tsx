import { type ComponentType, lazy, useState } from 'react';
import { DEFAULT_LANGUAGE, languageInUse } from '../../shared/lib/language.ts';
import { localeSetter } from '../../shared/locale/locale-setter.ts';

export type LazyPage = ComponentType & {
  /** Loads the page's code; afterwards the page renders synchronously. */
  loadAhead: () => Promise<ComponentType>;
};

/**
 * A page whose code is loaded when it is opened, or was preloaded. Prerendered HTML can only be hydrated by a page that
 * renders synchronously: `lazy` alone suspends even when the code has been loaded. `namespace`: of
 * messages that few pages have, which come with it.
 */
export function lazyPage(load: () => Promise<ComponentType>, namespace?: string): LazyPage {
  let arrived: ComponentType | undefined;
  const loadAhead = async () => {
    const [page] = await Promise.all([load(), bringMessages(namespace)]);
    await bringMessages(namespace); // at once, unless Bangla was chosen meanwhile
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

async function bringMessages(namespace: string | undefined): Promise<void> {
  if (namespace && languageInUse() !== DEFAULT_LANGUAGE) await (await localeSetter()).loadNamespace(namespace);
}
