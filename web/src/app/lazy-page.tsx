import { type ComponentType, lazy, useState } from 'react';

export type LazyPage = ComponentType & {
  /** Loads the page's code; afterwards the page renders synchronously. */
  loadAhead: () => Promise<ComponentType>;
};

/**
 * A page whose code is loaded when it is opened, or was preloaded. Prerendered HTML can only be hydrated by a page that
 * renders synchronously: `lazy` alone suspends even when the code has been loaded.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let arrived: ComponentType | undefined;
  const loadAhead = async () => {
    arrived = await load();
    return arrived;
  };
  const LatePage = lazy(async () => ({ default: await loadAhead() }));

  function Page() {
    const [Shown] = useState(() => arrived ?? LatePage);
    return <Shown />;
  }
  return Object.assign(Page, { loadAhead });
}
