import { expect, test } from 'vitest';
import { Catalogue } from '../catalogue/catalogue.ts';
import { pack } from '../catalogue/catalogue-documents.ts';
import type { Announcement, Banners } from '../domain/content.ts';
import { currentlyShown } from './currently-shown.ts';

const EID = { text: { en: 'Eid offers', bn: 'ঈদের অফার' } };

function shopWith(announcement: Announcement, banners: Partial<Banners> = {}) {
  const featured = { best: [], top: [], popular: [] };
  const head = {
    version: 'v',
    featured,
    settings: { announcement: pack(announcement), banners: pack(banners) },
    shards: [],
    changes: {},
  };
  return new Catalogue(head, new Map());
}

test('what is not scheduled is shown but for advances, stock, cards, calls, riders, couriers, tariffs, rescue and notifications, which are no shopper’s, with the version of the catalogue', () => {
  const catalogue = shopWith(EID);
  const { advance, stock, cards, calls, riders, courierFile, tariffs, rescue, notifications, ...settings } =
    catalogue.settings;
  expect(currentlyShown(catalogue, 5)).toEqual({ version: 'v', settings, catalogue });
});

test('what is scheduled is shown in its time alone, and each change has its version', () => {
  const catalogue = shopWith({ ...EID, startsAt: 10, endsAt: 20 });
  const seen = [9, 10, 19, 20].map((now) => currentlyShown(catalogue, now));
  expect(seen.map(({ version }) => version)).toEqual(['v', 'v-1', 'v-1', 'v-2']);
  const shown = { ...EID, startsAt: 10, endsAt: 20 };
  expect(seen.map(({ settings }) => settings.announcement)).toEqual([{}, shown, shown, {}]);
});

test('it is computed anew only when something begins or ends', () => {
  const catalogue = shopWith({ ...EID, endsAt: 20 });
  expect(currentlyShown(catalogue, 11)).toBe(currentlyShown(catalogue, 12));
});

test.each(['hero', 'banner'] as const)('a %s begins and ends in its time, and each change has its version', (name) => {
  const link = { link: '/shop', startsAt: 10, endsAt: 20 };
  const seen = [9, 10, 19, 20].map((now) => currentlyShown(shopWith(EID, { [name]: link }), now));
  expect(seen.map(({ version }) => version)).toEqual(['v', 'v-1', 'v-1', 'v-2']);
  expect(seen.map(({ settings }) => settings.banners[name])).toEqual([{}, link, link, {}]);
});

test('what begins together counts each', () => {
  const starts = { link: '/shop', startsAt: 10 };
  const shop = shopWith({ ...EID, startsAt: 10 }, { hero: starts, banner: starts });
  expect([9, 10].map((now) => currentlyShown(shop, now).version)).toEqual(['v', 'v-3']);
});
