import { expect, test } from 'vitest';
import { actionOf } from './desk-keys.tsx';

const pressed = (key: string, more: object = {}) => {
  const plain = { code: '', repeat: false, ctrlKey: false, metaKey: false, altKey: false };
  return actionOf({ ...plain, key, ...more });
};

test('each letter has its action, in either case', () => {
  expect(
    ['c', 'N', 'h', 'r', 'w', 'f', 'u', 'e', 'p', 's', 'm', 'x', 'ArrowDown', 'ArrowUp'].map((key) => pressed(key)),
  ).toEqual([
    'confirmed',
    'noAnswer',
    'hold',
    'refused',
    'wrongNumber',
    'fake',
    'undo',
    'correct',
    'products',
    'split',
    'money',
    'take',
    'next',
    'previous',
  ]);
});

test('on a Bangla keyboard the position of the key counts', () => {
  expect(pressed('চ', { code: 'KeyC' })).toBe('confirmed');
});

test('a letter that is held down is ignored; an arrow key repeats', () => {
  expect(pressed('c', { repeat: true })).toBeUndefined();
  expect(pressed('ArrowDown', { repeat: true })).toBe('next');
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('a shortcut of the browser is left alone: %s', (held) => {
  expect(pressed('c', { [held]: true })).toBeUndefined();
});

test('other keys do nothing', () => {
  expect([pressed('z'), pressed('Enter', { code: 'Enter' }), pressed('5', { code: 'Digit5' })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
