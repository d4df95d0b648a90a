/** Lets the browser load the code of a page, named as its module is, before the app asks for it. */
export function preloadPage(name: string): void {
  for (const file of filesOfPages()[name] ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: `/${file}` });
    document.head.append(link);
  }
}

/** As the build has noted them in `index.html`; a shop in development has none. */
function filesOfPages(): Record<string, string[] | undefined> {
  const note = document.querySelector<HTMLMetaElement>('meta[name="page-files"]');
  return note ? JSON.parse(note.content) : {};
}
