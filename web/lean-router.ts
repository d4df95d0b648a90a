import type { Plugin } from 'vite';

/** Names that only tools for developers show. A write to a component keeps it in the build, used or not. */
const NAMES_FOR_TOOLS = /^\w+\.displayName = .*;$/gm;
const MADE_BY_REACT = /^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm;
const CLASS_OF_REACT = /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^\});/gm;

/**
 * Lets the build leave out what the shop does not use of the router: forms, scripts, error pages. Calls and classes at
 * its top level must be marked as harmless for that.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({ code: lean(code), map: null }),
    },
  };
}

function lean(code: string): string {
  return code
    .replace(NAMES_FOR_TOOLS, '')
    .replace(MADE_BY_REACT, '$1/* @__PURE__ */ $2')
    .replace(CLASS_OF_REACT, '$1/* @__PURE__ */ (() => $2)();');
}
