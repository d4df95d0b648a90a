import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { inLanguages, localizedText } from './fields.ts';

vi.mock('../domain/languages.ts', async (load) => {
  const { LANGUAGE_TABLE } = await load<typeof import('../domain/languages.ts')>();
  const table = { ...LANGUAGE_TABLE, hi: { ownName: 'हिन्दी', openGraph: 'hi_IN', isPartial: true } };
  return { LANGUAGE_TABLE: table, LANGUAGES: Object.keys(table) };
});

const City = localizedText(20);
const WRITTEN = { en: 'Dhaka', bn: 'ঢাকা' };

test('a text is required in each language, but where the translation is not finished', () => {
  expect(City.safeParse({ ...WRITTEN, hi: 'ढाका' }).data).toEqual({ ...WRITTEN, hi: 'ढाका' });
  expect(City.safeParse(WRITTEN).data).toEqual(WRITTEN);
  expect(City.safeParse({ en: 'Dhaka', hi: 'ढाका' }).success).toBe(false);
  expect(City.safeParse({ ...WRITTEN, bn: '' }).success).toBe(false);
});

test('what is empty in an unfinished language counts as missing, and nothing may be too long', () => {
  expect(City.safeParse({ ...WRITTEN, hi: ' ' }).data).toEqual({ ...WRITTEN, hi: undefined });
  expect(City.safeParse({ ...WRITTEN, hi: 'ढ'.repeat(21) }).success).toBe(false);
});

test('an unfinished language has a schema of its own', () => {
  const Lists = inLanguages(z.array(z.string()), z.optional(z.array(z.string())));
  expect(Lists.safeParse({ en: [], bn: [] }).success).toBe(true);
  expect(Lists.safeParse({ en: [], hi: [] }).success).toBe(false);
});
