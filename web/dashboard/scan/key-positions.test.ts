import { expect, test } from 'vitest';
import { codeOf, withKey } from './key-positions.ts';

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const press = (keys: [key: string, code: string, shiftKey?: boolean][]) =>
  keys.reduce((pressed, [key, code, shiftKey = false]) => withKey(pressed, { ...plain, key, code, shiftKey }), '');

test('a code that a scanner types while the computer is switched to Bangla is read by the positions of the keys', () => {
  const pressed = press([
    ['ো', 'KeyA', true],
    ['-', 'Minus'],
    ['১', 'Digit1'],
    ['০', 'Digit0'],
    ['৪', 'Numpad4'],
    ['২', 'Digit2'],
  ]);
  expect(codeOf('ো-১০৪২', pressed)).toBe('A-1042');
});

test('the signs of an address, capitals, and a key taken back', () => {
  const pressed = press([
    ['য', 'Slash', true],
    ['গ', 'KeyI'],
    ['ভ', 'Equal'],
    ['ম', 'KeyX', true],
    ['্', 'KeyD'],
    ['Backspace', 'Backspace'],
    ['Shift', 'ShiftLeft'],
  ]);
  expect(pressed).toBe('?i=X');
});

test('what has Latin letters alone stays as it is typed, and what was pasted has no keys', () => {
  expect(codeOf('al-104', 'al-10')).toBe('al-104');
  expect(codeOf('১০৪২', '')).toBe('১০৪২');
  expect(withKey('a', { ...plain, key: 'v', code: 'KeyV', ctrlKey: true })).toBe('a');
});
