import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { asModule, flatReact, withoutUnused } from './flat-react.ts';

const PAGE = '/node_modules/a-library/a-page.js';

/** What becomes of a page. */
async function built(page: string): Promise<string> {
  const source = {
    name: 'page',
    resolveId: (id: string) => (id === PAGE ? PAGE : undefined),
    load: (id: string) => (id === PAGE ? page : undefined),
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source, flatReact()],
    build: { write: false, minify: false, rolldownOptions: { input: PAGE } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

test('a page brings of React what it uses, and nothing else', async () => {
  const code = await built("import { useState } from 'react'; console.log(useState);");
  expect(code).toContain('useState(initialState)');
  expect(code).not.toMatch(/useReducer|createContext/);
});

test('a library that asks for all of React by its name brings what it uses', async () => {
  const code = await built("import React from 'react'; console.log(React.useState);");
  expect(code).toContain('useState(initialState)');
  expect(code).not.toMatch(/useReducer|createContext/);
});

test('a page brings nothing that moves between views, and one that asks for it does not build', async () => {
  const code = await built("import { hydrateRoot } from 'react-dom/client'; console.log(hydrateRoot);");
  expect(code).toContain('hydrateRoot');
  expect(code.match(/::view-transition.*/)).toBeNull();
  const asking = built("import { ViewTransition } from 'react'; console.log(ViewTransition);");
  await expect(asking).rejects.toThrow('"ViewTransition" is not exported');
});

test('a React that is published in another form does not build', () => {
  expect(() => asModule('module.exports = { useState };')).toThrow('another form');
  expect(() => asModule('var a = 1, React = require("react");\nexports.a = a;')).toThrow('another form');
  expect(() => withoutUnused('var nothing;', 'react-dom-client.production.js')).toThrow(
    'react-dom-client.production.js has no /^(FragmentInstance',
  );
});
