import { type ComponentType, lazy, useState } from 'react';

export type LazyPage<Props extends object = object> = ComponentType<Props> & {
  /** Loads the page's code; afterwards the page renders synchronously. */
  loadAhead: () => Promise<ComponentType<Props>>;
};

/**
 * A page whose code is loaded when it is opened, or was preloaded. Prerendered HTML can only be hydrated by a page that
 * renders synchronously: `lazy` alone suspends even when the code has been loaded.
 *
 * `name`: that of the file's export.
 */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPage<Props> {
  let arrived: ComponentType<Props> | undefined;
  const loadAhead = async (): Promise<ComponentType<Props>> => {
    const { [name]: page } = await load();
    arrived = page;
    return page;
  };
  const LatePage = lazy(async () => ({ default: await loadAhead() }));

  function Page(props: Props) {
    const [Shown] = useState(() => arrived ?? LatePage);
    return <Shown {...props} />;
  }
  return Object.assign(Page, { loadAhead });
}
