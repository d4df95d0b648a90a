import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as bangla from '../../shared/locale/bn/messages.ts';
import { addMessages } from '../../shared/locale/locale.ts';
import { ChangeList, changesOf } from './change-list.tsx';

const rendered = (changes: ComponentProps<typeof ChangeList>) =>
  renderToStaticMarkup(
    createElement(QueryClientProvider, { client: new QueryClient() }, createElement(ChangeList, changes)),
  );

test('only changed fields are shown', () => {
  expect(changesOf({ before: { name: 'Moon', price: 900 }, after: { name: 'Moon', price: 19500.5 } }, 'en')).toEqual([
    { field: 'price', before: '900', after: '19,500.50' },
  ]);
});

test('an added value has nothing before it, a deleted one nothing after it', () => {
  expect(changesOf({ after: { name: 'Moon' } }, 'en')).toEqual([{ field: 'name', before: '', after: 'Moon' }]);
  expect(changesOf({ before: { name: 'Moon' } }, 'en')).toEqual([{ field: 'name', before: 'Moon', after: '' }]);
});

test('products are shown by their names, not by their ids', () => {
  const before = { data: ['a', 'b'], names: ['Moon', 'Sun'] };
  const after = { data: ['b'], names: ['Sun'] };
  expect(changesOf({ before, after }, 'en')).toEqual([{ field: 'names', before: '', after: 'without Moon' }]);
});

test('the categories of a product have the labels that the shop gives them', () => {
  const categories = [
    { name: 'Wall lights', label: { en: 'Sconces', bn: 'স্কন্স' } },
    { name: 'LED Fan', label: { en: 'Fans', bn: 'ফ্যান' } },
  ];
  const change = { before: { categories: ['Wall lights'] }, after: { categories: ['LED Fan', 'Gone'] } };
  expect(changesOf(change, 'en', categories)).toEqual([
    { field: 'categories', before: 'Sconces', after: 'Fans, Gone' },
  ]);
  expect(changesOf(change, 'bn', categories)[0]?.before).toBe('স্কন্স');
});

test('of a list only removed and added entries are shown, or its new order', () => {
  const names = (before: string[], after: string[]) =>
    changesOf({ before: { names: before }, after: { names: after } }, 'en');
  expect(names(['Moon', 'Sun', 'Star'], ['Moon', 'Star', 'Comet'])).toEqual([
    { field: 'names', before: 'Sun', after: 'Comet' },
  ]);
  expect(names(['Moon'], ['Moon', 'Comet'])).toEqual([{ field: 'names', before: '', after: 'also Comet' }]);
  expect(names(['Moon'], [])).toEqual([{ field: 'names', before: 'Moon', after: '' }]);
  expect(names(['Moon', 'Sun'], ['Sun', 'Moon'])).toEqual([
    { field: 'names', before: '', after: 'in a new order: Sun, Moon' },
  ]);
});

test('changed order lines are shown by quantity and name', () => {
  const line = (name: string, quantity: number) => ({ _id: name, name, img: '/a.webp', price: 900, quantity });
  const lines = [line('Moon', 1), line('Sun', 2)];
  expect(changesOf({ before: { lines }, after: { lines: [line('Moon', 3), line('Sun', 2)] } }, 'en')).toEqual([
    { field: 'lines', before: '1 × Moon', after: '3 × Moon' },
  ]);
});

test('amounts, places and returned items are shown as readable texts', () => {
  const amounts = [
    { kind: 'delivery', taka: 70, at: 9 },
    { kind: 'advance', taka: 500, transaction: 'BKX7', at: 9 },
  ];
  const place = { district: 'Dhaka', thana: 'Savar', zone: 'outsideDhaka' };
  const after = { amounts, place, closedFor: 'returned', reason: 'damaged', cameBack: [{ _id: 'moon', quantity: 2 }] };
  expect(changesOf({ before: { hidden: true }, after: { ...after, hidden: false } }, 'en')).toEqual([
    { field: 'hidden', before: 'yes', after: 'no' },
    { field: 'amounts', before: '', after: 'Delivery charge: 70, Advance: 500 · BKX7' },
    { field: 'place', before: '', after: 'Savar, Dhaka' },
    { field: 'closedFor', before: '', after: 'Returned' },
    { field: 'reason', before: '', after: 'Damaged or lost on the way' },
    { field: 'cameBack', before: '', after: '2' },
  ]);
});

test('a text of a product in another language is named by its language', () => {
  const html = rendered({ after: { 'name.bn': 'বাতি', 'desc.bn': 'একটি বাতি।' }, isUpdate: true });
  expect(html.replace(/<[^>]*>/g, ' ')).toMatch(/Name in Bangla.*বাতি.*Description in Bangla.*একটি বাতি।/);
});

test('an unknown object is shown without braces and quotation marks', () => {
  const [change] = changesOf({ after: { box: { mass: 9, size: { girth: 30 } } } }, 'en');
  expect(change?.after).toBe('mass: 9, size: girth: 30');
});

test('a status is shown in the language of the page, whatever name it is stored by', () => {
  addMessages('bn', bangla);
  const [change] = changesOf({ before: { status: 'waiting for confirmation' }, after: { status: 'Delivered' } }, 'bn');
  expect(change).toEqual({ field: 'status', before: 'নিশ্চিত হওয়ার অপেক্ষায়', after: 'ডেলিভারি হয়েছে' });
});

test('the source of an order and the outcome of its call are shown as readable texts', () => {
  expect(changesOf({ after: { source: 'fair', desk: 'confirmed' } }, 'en')).toEqual([
    { field: 'source', before: '', after: 'Fair' },
    { field: 'desk', before: '', after: 'Confirmed' },
  ]);
});

test('a notification is shown by the name that its page uses', () => {
  expect(changesOf({ after: { notificationAgain: 'outForDelivery' } }, 'en')).toEqual([
    { field: 'notificationAgain', before: '', after: 'Out for delivery' },
  ]);
});

test('specifications are called as on the page of the product', () => {
  const after = { width: 40, dimmable: false, light: 'warm', holder: 'built-in', material: ['brass', 'glass'] };
  expect(changesOf({ before: { material: ['brass'] }, after }, 'en')).toEqual([
    { field: 'material', before: '', after: 'also Glass' },
    { field: 'width', before: '', after: '40' },
    { field: 'dimmable', before: '', after: 'no' },
    { field: 'light', before: '', after: 'Warm white' },
    { field: 'holder', before: '', after: 'Built-in LED' },
  ]);
});

test('of the banners only what changed is shown, below the name of its banner', () => {
  const [before, after] = ['/shop', '/about'].map((link) => ({ hero: { picture: '/eid.webp', link } }));
  const html = rendered({ before, after, isUpdate: true });
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('First banner: Link: /shop → becameLink: /about');
});
