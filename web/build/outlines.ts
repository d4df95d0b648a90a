import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { Outlines } from '../shared/navigation/outlines.tsx';

/** Puts the outlines into every page. */
export function outlines(): Plugin {
  return {
    name: 'outlines',
    transformIndexHtml: (html) => html.replace('<body>', `$&${renderToStaticMarkup(createElement(Outlines))}`),
  };
}
