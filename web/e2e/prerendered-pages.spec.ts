import { isLong } from '@aloghor/functions/test/long-runs';
import type { Page } from '@playwright/test';
import { becomeAdmin, becomeCustomer } from './people.ts';
import { expect, test } from './shop-test.ts';

const SHORT = [
  '/',
  '/shop?q=moon&sort=-price&from=99',
  '/shop/category/chandni-3d-printed-moon-lamp?fbclid=IwAR0x',
  '/aboutUs',
  '/track',
  '/wishes?products=chandni-3d-printed-moon-lamp',
  '/cart',
  '/login?from=/shop',
  '/logIn?from=/shop',
  '/register',
  '/forgotPassword',
  '/no/such/page',
  '/bn',
  '/bn/info/delivery',
  '/bn/shop/category/chandni-3d-printed-moon-lamp',
];

/** Pages of the same components with other data or messages. */
const LONG = [
  '/shop',
  '/shop/Wall%20lights',
  '/shop/Sofas',
  '/info/delivery',
  '/bn/shop?q=moon',
  '/bn/aboutUs',
  '/bn/cart',
  '/bn/login?from=/shop',
  '/bn/no/such/page',
];

const PAGES = isLong ? [...SHORT, ...LONG] : SHORT;

/** Only the bar differs between a customer and a guest: one page of each kind is enough. */
const FOR_CUSTOMERS = isLong ? PAGES : ['/', '/shop/category/chandni-3d-printed-moon-lamp', '/bn/info/delivery', '/bn'];

/** These redirect a customer. */
const FOR_GUESTS = /cart|login|register/i;

// A page that is not there is answered as such.
test.use({ expectedComplaints: [/404/] });

test('the app hydrates every prerendered page without differences, for a guest, a customer and an admin', async ({
  page,
}) => {
  test.slow(); // a page after the other
  await visitAll(page, PAGES);
  await becomeCustomer(page);
  await visitAll(
    page,
    FOR_CUSTOMERS.filter((path) => !FOR_GUESTS.test(path)),
  );
  await becomeAdmin(page);
  await visitAll(page, ['/info/delivery']);
});

/** React would report what it cannot hydrate, and render it again. */
async function visitAll(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      const letAppCome = await holdBackApp(page);
      await page.goto(path, { waitUntil: 'commit' });
      const prerendered = await page.locator('footer').elementHandle();
      const main = await page.locator('main > :first-child').elementHandle();
      letAppCome();
      await expect(page.locator('html[data-app]')).toBeAttached();
      for (const part of [prerendered, main]) expect(await part?.evaluate((element) => element.isConnected)).toBe(true);
      expect.soft(await hydrationFaults(page)).toEqual([]);
    });
  }
}

/** Holds React and all code that renders until the returned function is called. */
async function holdBackApp(page: Page): Promise<() => void> {
  const app = '**/assets/app-*.js';
  let letCome = () => {};
  const coming = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.unroute(app);
  await page.route(app, async (route) => {
    await coming;
    await route.continue();
  });
  return letCome;
}

/**
 * Compares each element as React would render it with the prerendered page. In production React hydrates an element as it is,
 * and does not report an attribute that it would have written differently, which then stays wrong.
 */
function hydrationFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Props = Record<string, unknown>;

    /** No attributes, or such as change with what a person types or chooses. */
    const OTHERS =
      /^(children|ref|key|on[A-Z].*|dangerouslySetInnerHTML|suppress.*|autoFocus|(default)?(value|checked|selected))$/i;
    /** Written by the start script before React runs, for clicks that wait for it. */
    const BY_START = /^data-?clicked$/;
    const NAMES: Record<string, string> = { classname: 'class', htmlfor: 'for' };

    const plain = (name: string) => {
      const short = name.toLowerCase().replaceAll(/[-:]/g, '');
      return NAMES[short] ?? short;
    };
    /** Those that say 'false' in words. */
    const isTold = (name: string) => /^(aria-|data-|draggable$)/.test(name);

    /** As React writes it; undefined where it writes nothing. */
    const written = (name: string, value: unknown) => {
      if (value == null || typeof value === 'function') return undefined;
      if (typeof value === 'boolean' && !isTold(name)) return value ? '' : undefined;
      return String(value);
    };
    const wanted = (props: Props) =>
      Object.entries(props)
        .filter(([name]) => !OTHERS.test(name))
        .map(([name, value]) => [plain(name), written(name, value)] as const)
        .filter(([, value]) => value !== undefined);
    const found = (element: Element) =>
      [...element.attributes]
        .map(({ name, value }) => [plain(name), value] as const)
        .filter(([name]) => !OTHERS.test(name) && !BY_START.test(name));

    const elements = [...document.querySelectorAll('#root *')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      return key ? [{ element, props: (element as unknown as Record<string, Props>)[key] ?? {} }] : [];
    });
    const differences = elements.flatMap(({ element, props }) => {
      const [prerendered, said] = [new Map(found(element)), new Map(wanted(props))];
      return [...new Set([...prerendered.keys(), ...said.keys()])]
        .filter((name) => prerendered.get(name) !== said.get(name))
        .map((name) => `${element.tagName} ${name}: ${prerendered.get(name)}, not ${said.get(name)}`);
    });
    // Every page has far more: without React's own properties on the elements this would find nothing.
    return elements.length < 50 ? [`React knows ${elements.length} elements`] : differences;
  });
}
