import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { noteAccessLost } from '../lib/access-lost.ts';
import { NotAllowed } from './guards.tsx';

const texts = new Map<string, string>();

beforeEach(() => {
  texts.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
});

function page(props: Partial<ComponentProps<typeof NotAllowed>>): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <NotAllowed isOfStaff={false} {...props} />
    </MemoryRouter>,
  );
}

/** What somebody without permission reads. */
function said(isRoleRemoved?: boolean): string {
  const html = page({ isRoleRemoved });
  return html.match(/Your account has no permission for this page\.[^<]*/)?.[0] ?? '';
}

const NO_PERMISSION = 'Your account has no permission for this page.';
const ROLE_REMOVED = 'Your role in the shop was removed or changed. If that is a mistake, please ask an admin.';
const CLICK_LOST = 'Your last click was not recorded.';

test('who never had a role is told no more than that', () => {
  expect(said()).toBe(NO_PERMISSION);
  expect(said(false)).toBe(NO_PERMISSION);
});

test('who had one when the page was opened is told that it was removed', () => {
  expect(said(true)).toBe(`${NO_PERMISSION} ${ROLE_REMOVED}`);
});

test('so is whose session was ended with it, and that the last click was not recorded, where there was one', () => {
  noteAccessLost({ isSessionEnded: true });
  expect(said()).toBe(`${NO_PERMISSION} ${ROLE_REMOVED}`);
  noteAccessLost({ changeRejectedAt: Date.now() });
  expect(said()).toBe(`${NO_PERMISSION} ${ROLE_REMOVED} ${CLICK_LOST}`);
});

test('staff are led back to their work, and everybody else to the shop', () => {
  expect(page({ isOfStaff: true })).toMatch(/href="\/dashboard"[^>]*>Go to your work</);
  expect(page({ isOfStaff: false })).toMatch(/href="\/shop"[^>]*>Go to the shop</);
});
