import { expect, test } from 'vitest';
import { isLink, isShownAt, LINK_MAXIMUM } from './content.ts';

test.each([
  [{}, true],
  [{ startsAt: 1_000 }, true],
  [{ startsAt: 1_001 }, false],
  [{ endsAt: 1_000 }, false],
  [{ endsAt: 1_001 }, true],
  [{ startsAt: 900, endsAt: 1_100 }, true],
  [{ startsAt: 800, endsAt: 900 }, false],
])('at 1,000 what is scheduled for %j is shown: %s', (schedule, isShown) => {
  expect(isShownAt(1_000, schedule)).toBe(isShown);
});

test.each([
  '/',
  '/shop?q=moon',
  '/shop/Wall%20lights',
  'https://www.facebook.com/lamps',
  'https://lamps.example',
  'https://lamps.example?from=shop#top',
  'mailto:hello@lamps.example',
  'tel:+8801700000000',
])('%s may be linked', (address) => {
  expect(isLink(address)).toBe(true);
});

test.each([
  '',
  'shop',
  '//evil.example',
  '/\\evil.example',
  '/a b',
  '/"onclick=',
  'http://lamps.example',
  'https://lamps',
  'https://me@lamps.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'mailto:',
  'mailto:a@b.example?bcc=c@d.example',
  'tel:+',
  'tel:1;phone-context=x',
  `/${'a'.repeat(LINK_MAXIMUM)}`,
])('%s may not be linked', (address) => {
  expect(isLink(address)).toBe(false);
});
