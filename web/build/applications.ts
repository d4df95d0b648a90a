import { join } from 'node:path';
import type { InlineConfig, Plugin, UserConfig } from 'vite';
import { isStaffPath } from '../shared/paths.ts';

const DASHBOARD = 'staff.html';

/** How many pages use a module that comes with all others that are used so often; and its size, in bytes, at most. */
const SHARED_BY = 10;
const SHARED_SIZE = 10_000;

/**
 * Builds the dashboard into the folder of the shop, whose build is the default. No file of one imports a file of the other.
 * What many pages share is one file: a page would ask for fifty small ones, each of which a slow phone waits for.
 */
export const DASHBOARD_BUILD = {
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: join(import.meta.dirname, '..', DASHBOARD),
      output: {
        codeSplitting: {
          groups: [
            // What every page has around it comes without what only lists and forms share.
            {
              name: 'staff-frame',
              test: /\/dashboard\/layout\/page\.tsx|\/icons\/arrow-left\./,
              includeDependenciesRecursively: false,
            },
            {
              name: 'staff-shared',
              minShareCount: SHARED_BY,
              maxModuleSize: SHARED_SIZE,
              // What forms share brings the messages of the pages that have one.
              test: /^(?!.*(\/node_modules\/|\/form\/|\/language-names))|\/(lucide-react|@tanstack)\//,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
} satisfies InlineConfig;

/** Whether a configuration, of Vite, is that of the dashboard's build. */
export const isDashboardBuild = ({ build }: UserConfig): boolean =>
  build?.rolldownOptions?.input === DASHBOARD_BUILD.build.rolldownOptions.input;

/** Answers with the dashboard's document for its pages while the shop is developed, as Hosting does by `firebase.json`. */
export function dashboardDocument(): Plugin {
  return {
    name: 'dashboard-document',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _answer, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isOfPage = request.headers.accept?.includes('text/html'); // its modules stand below the same path
        if (isOfPage && isStaffPath(pathname)) request.url = `/${DASHBOARD}`;
        next();
      });
    },
  };
}
