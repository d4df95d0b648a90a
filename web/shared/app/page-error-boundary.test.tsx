import { onlineManager } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { PageErrorBoundary } from './page-error-boundary.tsx';

afterEach(() => onlineManager.setOnline(true));

/** Static rendering has no error boundaries, so the state after an error is set here. */
function shownAfterAnError(): string {
  const boundary = new PageErrorBoundary({ children: null });
  boundary.state = PageErrorBoundary.getDerivedStateFromError();
  return renderToStaticMarkup(boundary.render());
}

test('a page that breaks says so, and that reloading usually helps', () => {
  expect(shownAfterAnError()).toMatch(
    /Something went wrong on this page.*Reload the page.*<a href="\/".*Go to the home page/,
  );
});

test('a page whose code cannot be loaded without a connection says that there is none', () => {
  onlineManager.setOnline(false);
  expect(shownAfterAnError()).toMatch(/No connection to the shop.*You seem to be offline.*Try again/);
});
