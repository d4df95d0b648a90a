import { beforeAll, expect, test } from 'vitest';
import { askForPage, htmlOf } from '../../test/ask-in-process.ts';
import { resetToSeed } from '../../test/seed.ts';
import { catalogue } from '../../test/seed-data.ts';
import { CURRENCY_SIGN } from '../domain/country.ts';

beforeAll(resetToSeed);

/** The products of a page and of all that its links lead on to, with the price that stands behind each name. */
async function readOn(path: string, pages = 1): Promise<Map<string, string>> {
  const html = await htmlOf(path);
  const cards = html.matchAll(/<article.*?<a [^>]*>([^<]*)<\/a>(.*?)<\/article>/g);
  const read = new Map([...cards].map(([, name = '', rest = '']) => [name, priceIn(rest)]));
  const [, next] = html.match(/<noscript><a href="(\?after=[^"]*)"/) ?? [];
  if (!next) return read;
  expect(pages).toBeLessThan(10);
  return new Map([...read, ...(await readOn(`/shop${next}`, pages + 1))]);
}

function priceIn(html: string): string {
  const texts = Array.from(html.matchAll(/<p[^>]*>([^<]*)<\/p>/g), ([, text = '']) => text);
  return texts.find((text) => text.includes(CURRENCY_SIGN)) ?? '';
}

test('who runs no scripts reads every lamp and its price, page by page', async () => {
  const lamps = catalogue.products.filter(({ family }, place) => {
    return !family || catalogue.products.findIndex((other) => other.family?.id === family.id) === place; // the first stands for all
  });
  expect(lamps).toHaveLength(catalogue.products.length - 2);
  const priceOf = (price: number) => `${CURRENCY_SIGN}${price.toLocaleString('en-IN')}`;
  expect(await readOn('/shop')).toEqual(
    new Map(
      lamps.map(({ name, price, family }) => {
        const choices = catalogue.products.filter((other) => family && other.family?.id === family.id);
        const lowest = Math.min(price, ...choices.map((other) => other.price));
        return [name, choices.length > 1 ? `from ${priceOf(lowest)}` : priceOf(price)];
      }),
    ),
  );
});

test('who runs no scripts chooses order and price, and reads on in both', async () => {
  const html = await htmlOf('/shop?q=l&sort=-price&from=500');
  const [choice = ''] = html.match(/<search aria-label="Filter and sort">.*?<\/search>/) ?? [];
  expect(choice).toMatch(/<noscript><button type="submit"/);
  expect(choice).toMatch(/<option value="-price" selected/);
  expect(choice).toMatch(/name="q" value="l".*name="from"[^>]* value="500"/);
  expect(html).toMatch(/<noscript><a href="\?q=l&amp;sort=-price&amp;from=500&amp;after=/);
});

test('who runs no scripts can search', async () => {
  const [search = ''] = (await htmlOf('/')).match(/<form[^>]* action="\/shop".*?<\/form>/) ?? [];
  expect(search).toMatch(/<input[^>]* name="q"/);
  expect(search).toMatch(/<button type="submit"/);
});

test('who runs no scripts reads no caption of the drawn map, which is not there', async () => {
  const html = await htmlOf('/');
  expect(html).toContain('Visit Our Location');
  expect(html).not.toContain('A sketch, not to scale');
});

test('who runs no scripts is told that the cart needs them', async () => {
  const notices = (await htmlOf('/cart')).match(/<noscript>.*?<\/noscript>/g) ?? [];
  expect(notices[1]).toContain('The cart needs JavaScript');
});

test.each(['/track', '/login', '/register', '/forgotPassword', '/emailLink'])(
  'who runs no scripts is told that the form of %s needs them',
  async (path) => {
    const notices = (await htmlOf(path)).match(/<noscript>.*?<\/noscript>/g) ?? [];
    expect(notices[1]).toContain('This form needs JavaScript');
  },
);

test.each(['/', '/shop', '/shop/category/dhonuk-arc-floor-lamp', '/cart', '/aboutUs'])(
  'who runs no scripts is told on %s how to order by telephone, and finds the menu there',
  async (path) => {
    const [notice = ''] = (await htmlOf(path)).match(/<noscript>.*?<\/noscript>/) ?? [];
    expect(notice).toMatch(/order by phone: <a href="tel:\+\d{8,15}"/);
    for (const link of ['/shop', '/aboutUs', '/logIn']) expect(notice).toContain(`href="${link}"`);
  },
);

test.each(['/', '/shop', '/cart', '/track', '/login', '/register', '/forgotPassword', '/emailLink', '/aboutUs'])(
  'no form of %s but the search puts what was typed into the address',
  async (path) => {
    const html = (await htmlOf(path)).replace(/<search.*?<\/search>/gs, '');
    const forms = [...html.matchAll(/<form[^>]*>/g)].map(([form]) => form);
    expect(forms).not.toEqual([]);
    expect(forms.filter((form) => !form.includes(' method="post"'))).toEqual([]);
  },
);

test.each([
  ['/login?from=/shop%3Fq%3Dlamp', '?from=/shop%3Fq%3Dlamp'],
  ['/register', '?'],
  ['//evil.example', '?'],
])('a form that the browser sends to %s by itself leads back to its page', async (path, location) => {
  const body = new URLSearchParams({ password: 'secret' });
  const answer = await askForPage(path, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(location);
  expect((await askForPage(path, { method: 'POST', body: '{}' })).status).toBe(404);
});

test('a next page that is none is left to the browser, which asks the API and says so', async () => {
  const answer = await askForPage('/shop?after=nothing');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<div id="root"></div>');
});
