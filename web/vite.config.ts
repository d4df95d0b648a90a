import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defineConfig, type Plugin } from 'vite';
import { dashboardDocument } from './build/applications.ts';
import { brand } from './build/brand.ts';
import { OLDEST_BROWSERS } from './build/browsers.ts';
import { deploymentSettings } from './build/deployment-settings.ts';
import { serviceWorkerPlugin } from './build/service-worker-plugin.ts';
import { startScript } from './build/start-script.ts';
import { Outlines } from './shared/navigation/outlines.tsx';

/** Where `npm run dev` finds the rest of the stack: Hosting, which also answers the API. */
const HOSTING = process.env.SHOP_URL ?? 'http://127.0.0.1:5000';

/** The Firebase CLI names it when it deploys. */
const { GCLOUD_PROJECT: project = 'demo-' } = process.env;
const settings = deploymentSettings(join(import.meta.dirname, '..'), project);

// Link previews need absolute addresses. A deployment without an address of its own has that of its project; without either
// they are relative.
process.env.VITE_SITE_URL ??= settings.SITE_URL ?? siteOf();

// A key of reCAPTCHA Enterprise, where the shop uses App Check; without one, none of its code is built in.
process.env.VITE_APP_CHECK_KEY ??= settings.APP_CHECK_KEY ?? '';

function siteOf(): string {
  return project.startsWith('demo-') ? '' : `https://${project}.web.app`;
}

const FOR_BROWSERS = {
  target: OLDEST_BROWSERS,
  // A browser that does not know the hint loads the same files a moment later; the polyfill would weigh on all others.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    // What the first page needs comes in one file, which compresses better than forty.
    output: {
      codeSplitting: {
        groups: [
          {
            name: 'app',
            tags: ['$initial' as const],
            test: /^(?!.*(\/main\.tsx|\/worker\/worker\.ts|\.html))/,
            includeDependenciesRecursively: false,
          },
        ],
      },
    },
  },
};

/** What renders pages on the server. It is uploaded without packages; those left out belong to pages that are never prerendered. */
const FOR_THE_SERVER = {
  target: 'node24',
  copyPublicDir: false,
  rolldownOptions: { external: [/^(@?firebase|reactfire|swiper|sweetalert2)(\/|$)/] },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    dashboardDocument(),
    outlines(),
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [brand(), startScript(), serviceWorkerPlugin()]),
  ],
  ssr: { noExternal: true },
  // Otherwise the server's React would check for development at each call.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    ...(isSsrBuild ? FOR_THE_SERVER : FOR_BROWSERS),
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': HOSTING,
      '^/(site(-\\w+)?\\.webmanifest|(favicon[\\w-]*|icon-\\w+|apple-touch-icon)\\.\\w+|logo/.*|accent\\.css)': HOSTING,
      '/emulators.json': HOSTING,
      '/__': HOSTING,
    },
  },
}));

/** Puts the outlines into every page. */
function outlines(): Plugin {
  return {
    name: 'outlines',
    transformIndexHtml: (html) => html.replace('<body>', `$&${renderToStaticMarkup(createElement(Outlines))}`),
  };
}
