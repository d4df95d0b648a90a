import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { STAFF_PAGES } from '../shared/navigation/page-permissions.ts';

const AdminPage = lazy(async () => {
  const { AdminPage, loadWords } = await import('./admin-pages.tsx');
  await loadWords();
  return { default: AdminPage };
});

/** The admin's pages; a shopper's browser knows their addresses alone. */
export const adminRoutes: RouteObject[] = STAFF_PAGES.map((path) => ({
  path,
  Component: () => <AdminPage path={path} />,
}));
