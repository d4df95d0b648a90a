import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ADMIN_PATHS } from './admin-paths.ts';

const AdminPage = lazy(async () => {
  const { AdminPage, loadWords } = await import('./admin-pages.tsx');
  await loadWords();
  return { default: AdminPage };
});

/** The admin's pages; a shopper's browser knows their addresses alone. */
export const adminRoutes: RouteObject[] = ADMIN_PATHS.map((path) => ({
  path,
  Component: () => <AdminPage path={path} />,
}));
