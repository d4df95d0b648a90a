const loaded = new Map<string, Promise<unknown>>();

/**
 * Loads a stylesheet once; rejects when it does not come, and then the next call tries again. An import would not: Vite
 * counts styles as loaded as soon as they were requested.
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
