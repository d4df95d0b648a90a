import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LUCIDE = createRequire(import.meta.url)
  .resolve('lucide-react/package.json')
  .replace(/package\.json$/, 'dist/esm/');
const OURS = join(import.meta.dirname, '../shared/ui/icon.ts');

const ICON_FILE = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const IMPORT = /import \{([^}]*)\} from 'lucide-react';/;
const FILE = /^export \{([^}]*)\} from '\.\/(icons\/[\w-]+\.mjs)';$/gm;

const ADVICE = 'bring lean-icons.ts up to date, or take it out of vite.config.ts: home loads about 4 KB more then';

/** Reduces an icon to its shapes, and lets each page import those it shows by their files. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: /lucide/ },
      handler(code, id) {
        if (ICON_FILE.test(id)) return { code: shapesOf(code), map: null };
        return { code: code.replace(IMPORT, (_import, names: string) => importsOf(names)), map: null };
      },
    },
  };
}

/** The icons' files by all their names. */
const FILES = new Map(
  [...readFileSync(`${LUCIDE}lucide-react.mjs`, 'utf8').matchAll(FILE)].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
  ),
);

/** @throws {Error} when there is no such icon. */
export function importsOf(names: string): string {
  const values = names.split(',').map((name) => name.trim());
  return values
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => `import ${name} from '${LUCIDE}${fileOf(name)}';`)
    .join('');
}

function fileOf(name: string): string {
  const file = FILES.get(name);
  if (!file) throw new Error(`Lucide lists no icon ${name}. If it has one, ${ADVICE}`);
  return file;
}

/** @throws {Error} when an icon's file is no longer written as expected. */
export function shapesOf(code: string): string {
  const [, node] = code.match(/\n {2}node: (\[[\s\S]*?\n {2}\]|\[.*\])/) ?? [];
  if (!node) throw new Error(`An icon of lucide is published in another form: ${ADVICE}`);
  const shapes = node.replace(/,\s*key: "\w+"/g, '');
  return `import { iconOf } from '${OURS}';\nexport default /* @__PURE__ */ iconOf(${shapes});`;
}
