import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const MODULE = '/src/first-requests.ts';
const NAME = 'first-requests';

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;

/**
 * Gives `index.html` a small script of its own, which runs before the app has arrived, and the names of each page's
 * files for it: a script that named them itself would change with each of them.
 */
export function firstRequests(): Plugin {
  return {
    name: NAME,
    buildStart() {
      if (this.environment.mode !== 'build') return;
      this.emitFile({ type: 'chunk', id: fileURLToPath(new URL(`.${MODULE}`, import.meta.url)), name: NAME });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => (bundle ? [pageFiles(bundle), script(entry(bundle, NAME).fileName)] : []),
    },
  };
}

function script(file: string): HtmlTagDescriptor {
  return {
    tag: 'script',
    attrs: { type: 'module', async: true, crossorigin: true, src: `/${file}` },
    injectTo: 'head',
  };
}

/** The files of each page, by the name of its module, without those that every page loads. */
function pageFiles(bundle: Bundle): HtmlTagDescriptor {
  const common = new Set(filesOf(bundle, entry(bundle, 'index')));
  const pages = chunksOf(bundle).flatMap((chunk) => {
    const page = chunk.facadeModuleId?.match(/\/src\/pages\/([\w-]+)\.tsx$/)?.[1];
    return page ? [[page, filesOf(bundle, chunk).filter((file) => !common.has(file))]] : [];
  });
  return {
    tag: 'meta',
    attrs: { name: 'page-files', content: JSON.stringify(Object.fromEntries(pages)) },
    injectTo: 'head',
  };
}

/** A chunk, and all that it imports before it can run. */
function filesOf(bundle: Bundle, chunk: Rolldown.OutputChunk, found = new Set<string>()): string[] {
  found.add(chunk.fileName);
  for (const imported of chunksOf(bundle)) {
    if (chunk.imports.includes(imported.fileName) && !found.has(imported.fileName)) filesOf(bundle, imported, found);
  }
  return [...found];
}

function entry(bundle: Bundle, name: string): Rolldown.OutputChunk {
  const found = chunksOf(bundle).find((chunk) => chunk.isEntry && chunk.name === name);
  if (!found) throw new Error(`The build has no entry ${name}`);
  return found;
}

function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((part) => part.type === 'chunk');
}
