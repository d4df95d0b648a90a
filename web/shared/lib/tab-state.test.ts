import { beforeEach, expect, test, vi } from 'vitest';
import { forgetTabStateOfOthers, keepTabState, keepUnsavedForm, readTabState, readUnsavedForm } from './tab-state.ts';

const texts = new Map<string, string>();
const stored = () => [...texts.values()].join();

beforeEach(() => {
  texts.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
});

test('what somebody has typed on several pages is theirs, also after a reload', () => {
  keepTabState('deskDrafts', 'rahim', { o1: { note: 'Ring twice' } });
  keepTabState('newOrder', 'rahim', { name: 'Asha' });
  forgetTabStateOfOthers('rahim');
  expect(readTabState('deskDrafts', 'rahim')).toEqual({ o1: { note: 'Ring twice' } });
  expect(readTabState('newOrder', 'rahim')).toEqual({ name: 'Asha' });
  expect(readTabState('ticks', 'rahim')).toBeNull();
});

test.each([['karim'], [undefined]])('nothing of it is left in the tab once %s is known to be there', (next) => {
  keepTabState('newOrder', 'rahim', { mobileNumber: '01712345678' });
  forgetTabStateOfOthers(next);
  expect(stored()).not.toContain('01712345678');
});

test('the next person reads nothing of it, and what they type replaces it', () => {
  keepTabState('newOrder', 'rahim', { mobileNumber: '01712345678' });
  expect(readTabState('newOrder', 'karim')).toBeNull();
  expect(readTabState('newOrder', undefined)).toBeNull();
  keepTabState('ticks', 'karim', ['o2']);
  expect(readTabState('ticks', 'karim')).toEqual(['o2']);
  expect(stored()).not.toContain('01712345678');
});

test('nothing is kept of nobody', () => {
  keepTabState('newOrder', undefined, { name: 'Asha' });
  expect(stored()).toBe('');
});

test.each([['no JSON'], ['null'], ['"text"'], ['{"by":7,"values":{"newOrder":1}}'], ['{"by":"rahim"}']])(
  'what older code has stored, %s, counts as nothing',
  (old) => {
    texts.set('tabState', old);
    expect(readTabState('newOrder', 'rahim')).toBeNull();
    keepTabState('newOrder', 'rahim', 'Asha');
    expect(readTabState('newOrder', 'rahim')).toBe('Asha');
  },
);

test('what is typed into a form about the shop waits for the same person where a session has ended by itself', () => {
  keepUnsavedForm('settings contact', 'rahim', { phone: '+880 1711' });
  forgetTabStateOfOthers(undefined);
  expect(readUnsavedForm('settings contact', undefined)).toBeNull();
  forgetTabStateOfOthers('rahim');
  expect(readUnsavedForm('settings contact', 'rahim')).toEqual({ phone: '+880 1711' });
  keepUnsavedForm('settings contact', 'rahim', undefined);
  expect(readUnsavedForm('settings contact', 'rahim')).toBeNull();
});

test.each([
  ['somebody else signs in', () => forgetTabStateOfOthers('karim')],
  ['its writer logs out', () => forgetTabStateOfOthers(undefined, true)],
])('nothing of it is left once %s', (_, happen) => {
  keepUnsavedForm('settings contact', 'rahim', { phone: '+880 1711' });
  happen();
  expect(stored()).not.toContain('+880 1711');
});
