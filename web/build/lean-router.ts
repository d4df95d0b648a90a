import type { Plugin } from 'vite';

/**
 * What the build is told of the router's code. Names for developer tools are assigned to components, which prevents the
 * removal of those; so do top-level calls and classes, unless they are marked as free of side effects. The checks are for
 * developers, who hear them from `npm run dev`.
 */
const CHANGES: [part: RegExp, instead: string][] = [
  [/^\w+\.(?:displayName|contextType) = .*;$/gm, ''],
  [/(?<=[;{}]\s*)(?=(?:invariant|warning|warningOnce)\()/g, '/* @__PURE__ */ '],
  [/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2'],
  [/^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^\});/gm, '$1/* @__PURE__ */ (() => $2)();'],
];

/** Lets the build tree-shake what the shop does not use of the router: what loads data, forms, scripts, error pages. */
export function leanRouter(): Plugin {
  const open = new Set(CHANGES);
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler(code) {
        for (const change of CHANGES) if (code.search(change[0]) >= 0) open.delete(change);
        return { code: CHANGES.reduce((rest, [part, instead]) => rest.replace(part, instead), code), map: null };
      },
    },
    buildEnd(failure) {
      if (!failure && open.size > 0) throw new Error(outdated([...open].map(([part]) => part)));
    },
  };
}

function outdated(parts: RegExp[]): string {
  return `The router has no ${parts.join(' and no ')}: bring lean-router.ts up to date, or take it out of vite.config.ts: home loads about 5 KB more then`;
}
