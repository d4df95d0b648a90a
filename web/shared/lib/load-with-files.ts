/** Styles on their way, by their addresses. */
const styles = new Map<string, Promise<unknown>>();

/**
 * Loads a module together with the files that it needs, which the build names; its styles come before it runs. Takes the
 * place of the build tool's own, which is made for more kinds of deployments.
 */
export async function __vitePreload<Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module> {
  await Promise.all(files.map((file) => loadAhead(`/${file}`)));
  return load();
}

function loadAhead(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[href="${href}"]`)) return styles.get(href);
  const isStyle = href.endsWith('.css');
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: isStyle ? 'stylesheet' : 'modulepreload', crossOrigin: '', href }));
  if (isStyle) styles.set(href, arrival(link));
  return styles.get(href);
}

/** A file that has not come is forgotten, so that the next try asks for it again. */
function arrival(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((onload, onerror) => Object.assign(link, { onload, onerror })).catch((failure) => {
    link.remove();
    throw failure;
  });
}
