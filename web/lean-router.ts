import type { Plugin } from 'vite';

/** Names for developer tools only. An assignment to a component prevents its removal from the build. */
const NAMES_FOR_TOOLS = /^\w+\.displayName = .*;$/gm;
const MADE_BY_REACT = /^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm;
const CLASS_OF_REACT = /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^\});/gm;

/**
 * Lets the build tree-shake what the shop does not use of the router: forms, scripts, error pages. For that, its
 * top-level calls and classes must be marked as free of side effects.
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
