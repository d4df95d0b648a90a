const loaded = new Map<string, Promise<unknown>>();

/**
 * Loads a stylesheet, once. One that did not come is asked for again by the next call, which an import of it would not do:
 * Vite counts styles as loaded as soon as they were asked for. Rejects when it does not come.
 */
export function loadStyles(href: string): Promise<unknown> {
  const known = loaded.get(href);
  if (known) return known;
  const loading = new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }));
  }).catch((error) => {
    loaded.delete(href);
    throw error;
  });
  loaded.set(href, loading);
  return loading;
}
