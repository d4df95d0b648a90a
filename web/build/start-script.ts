import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { build, type Plugin, type Rolldown } from 'vite';
import { AppMissingNotice, OldBrowserNotice } from '../shared/app/without-app-notices.tsx';
import { isDashboardBuild } from './applications.ts';
import { OLDEST_BROWSERS } from './browsers.ts';
import { filesAhead } from './files-ahead.ts';
import { renderStatic } from './render-static.ts';

const OF_SHOP = '/shared/start/start-script.ts';
const OF_DASHBOARD = '/dashboard/start.ts';
const NAME = 'start.js';
const APP_MISSING = renderStatic(createElement(AppMissingNotice));
const OLD_BROWSER = renderStatic(createElement(OldBrowserNotice));

/**
 * Puts the start script into the head of `index.html`: a file, because the content security policy blocks scripts in
 * the page, and no module, because modules run after the first paint. Beside it what shows when the app is missing, or the
 * browser too old.
 */
export function startScript(): Plugin {
  let isOfDashboard = false;
  return {
    name: 'start-script',
    config: (config) => {
      isOfDashboard = isDashboardBuild(config);
    },
    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      this.emitFile({ type: 'asset', name: NAME, source: await bundledStart(isOfDashboard ? OF_DASHBOARD : OF_SHOP) });
    },
    transformIndexHtml: (html, { bundle }) =>
      html
        .replace('</body>', () => `${APP_MISSING}${OLD_BROWSER}</body>`)
        // Behind the character set, which browsers look for in the first 1,024 bytes: the script names all files of the app.
        .replace(/<meta charset[^>]*>/, (charset) => `${charset}<script ${start(bundle, isOfDashboard)}></script>`),
  };
}

function start(bundle: Rolldown.OutputBundle | undefined, isOfDashboard: boolean): string {
  if (!bundle) return `type="module" src="${OF_SHOP}"`; // files come one by one while the shop is developed
  const ahead = isOfDashboard ? ` data-ahead='${JSON.stringify(filesAhead(bundle))}'` : '';
  return `src="/${startFile(bundle)}"${ahead}`;
}

function startFile(bundle: Rolldown.OutputBundle): string {
  const file = Object.values(bundle).find((part) => part.type === 'asset' && part.names.includes(NAME));
  if (!file) throw new Error(`The build has no ${NAME}`);
  return file.fileName;
}

/** In a build of its own: code shared with the app must not become a file that both wait for. */
export async function bundledStart(module = OF_SHOP): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      rolldownOptions: { input: fileURLToPath(new URL(`..${module}`, import.meta.url)), output: { format: 'iife' } },
    },
  });
  return (built as Rolldown.RolldownOutput).output[0].code;
}
