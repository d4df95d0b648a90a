import { expect, test } from 'vitest';
import { readCashDrafts } from './cash-drafts.ts';

const DRAFT = { handedOver: '450.5', note: 'In small notes.' };

test('what was typed of a day is there after a reload', () => {
  expect(readCashDrafts(JSON.parse(JSON.stringify({ 'Karim 2026-11-27': DRAFT })))).toEqual({
    'Karim 2026-11-27': DRAFT,
  });
});

test('anything else that is stored counts as nothing', () => {
  for (const kept of [null, 'Karim', 7, [], { Karim: null }, { Karim: { handedOver: 450, note: '' } }])
    expect(readCashDrafts(kept)).toEqual({});
});
