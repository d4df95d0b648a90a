/** Preloads modules with what they import, without running them. */
export function preload(files: string[]): void {
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
