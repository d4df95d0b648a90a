import { type ComponentType, lazy, useState } from 'react';

export type LazyPage = ComponentType & {
  /** Loads the page's code; from then on the page is drawn without a pause. */
  loadAhead: () => Promise<ComponentType>;
};

/**
 * A page whose code comes when it is opened, or was loaded ahead. HTML that was drawn ahead can only be taken over by a
 * page that is there at once: `lazy` by itself waits a moment even for code that has arrived.
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
