import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);

/** React's files as it publishes them for production, by what pages import. */
const FILES: Record<string, string> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/cjs\//;

/** What reactfire asks for on behalf of a React that has no such hook yet. */
const SHIM = 'use-sync-external-store/shim';

const DEFAULT_IMPORT = /^import (\w+)(?:, (\{[^}]*\}))? from ['"]react['"];?/gm;
const REQUIRES = /^var (?:\s*\w+ = require\("[^"]+"\),?)+;$/m;
const REQUIRE = /(\w+) = require\("([^"]+)"\)/g;
const EXPORT = /\bexports\.(\w+)/g;
const FIRST_EXPORT = /^exports\.(\w+) =/gm;

/**
 * What nobody here uses, though React refers to it: what the ref of a fragment could do, and all that moves between views.
 * React calls that for `<ViewTransition>` alone, whose name is taken away, so that a page with one does not build.
 */
const UNUSED: Record<string, [part: RegExp, instead: string][]> = {
  'react.production.js': [[/^exports\.ViewTransition = .*;$/m, '']],
  'react-dom-client.production.js': [
    [/^(FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[\s\S]*?^\};$/gm, ''],
    [/^function (\w*ViewTransition\w*)\([^)]*\) \{[\s\S]*?^\}$/gm, 'function $1() {}'],
  ],
};

const ADVICE = 'bring flat-react.ts up to date, or take it out of vite.config.ts: home loads about 6 KB more then';

/**
 * Makes React a module like all others. It is published as CommonJS, which a build cannot look into: it would keep all
 * that React offers, and look up each name in an object again at each use.
 */
export function flatReact(): Plugin {
  return {
    name: 'flat-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (FILES[source] ? fileOf(FILES[source]) : source === SHIM ? SHIM : undefined),
    load: (id) => (id === SHIM ? "export { useSyncExternalStore } from 'react';" : undefined),
    transform: {
      filter: { id: /\/node_modules\// },
      handler: (code, id) => ({
        code: REACT.test(id) ? asModule(withoutUnused(code, id)) : code.replace(DEFAULT_IMPORT, asNamespace),
        map: null,
      }),
    },
  };
}

function fileOf(path: string): string {
  const [name = '', ...inside] = path.split('/');
  return resolve(`${name}/package.json`).replace(/package\.json$/, inside.join('/'));
}

function asNamespace(_import: string, name: string, others = ''): string {
  return `import * as ${name} from 'react';${others && `import ${others} from 'react';`}`;
}

/** @throws {Error} when one of React's files does not have a part that is left out. */
export function withoutUnused(code: string, file: string): string {
  return (UNUSED[basename(file)] ?? []).reduce((rest, [part, instead]) => {
    if (rest.search(part) < 0) throw new Error(`${file} has no ${part}: ${ADVICE}`);
    return rest.replace(part, instead);
  }, code);
}

/** @throws {Error} when the file is not written as expected. */
export function asModule(code: string): string {
  const imports = [...code.matchAll(REQUIRE)].map(([, name, from]) => `import * as ${name} from '${from}';`);
  const exported = new Set([...code.matchAll(EXPORT)].map(([, name = '']) => name));
  const declared = new Set<string>();
  const body = code
    .replace(REQUIRES, '')
    .replace(FIRST_EXPORT, (whole, name: string) => {
      if (declared.has(name)) return whole;
      declared.add(name);
      return `var out_${name} =`;
    })
    .replace(EXPORT, 'out_$1');
  if (/\b(require\(|module\.|exports\b)/.test(body) || declared.size !== exported.size) {
    throw new Error(`React is published in another form: ${ADVICE}`);
  }
  const names = [...exported].map((name) => `out_${name} as ${name}`);
  return `${imports.join('\n')}\n${body}\nexport { ${names.join(', ')} };`;
}
