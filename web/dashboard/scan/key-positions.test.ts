import { expect, test } from 'vitest';
import { keysOfField } from './key-positions.ts';

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

type Key = [data: string, code: string, shiftKey?: boolean];

/** A field into which somebody types at its end, as a browser tells of it. */
function emptyField() {
  const keys = keysOfField();
  let text = '';
  const change = (now: string, inputType: string, data: string | null = null) => {
    text = now;
    keys.change(text, { inputType, data });
  };
  return {
    type: (...typed: Key[]) => {
      for (const [data, code, shiftKey = false] of typed) {
        keys.press({ ...plain, code, shiftKey });
        change(text + data, 'insertText', data);
      }
    },
    typeOver: ([data, code]: Key) => {
      keys.press({ ...plain, code });
      change(data, 'insertText', data);
    },
    backspace: () => {
      keys.press({ ...plain, code: 'Backspace' });
      change(text.slice(0, -1), 'deleteContentBackward');
    },
    press: (code: string) => keys.press({ ...plain, code }),
    write: (data: string) => change(text + data, 'insertText', data),
    paste: (pasted: string) => change(text + pasted, 'insertFromPaste'),
    submit: () => {
      const code = keys.codeOf(text);
      text = '';
      keys.clear();
      return code;
    },
  };
}

const SCANNED: Key[] = [
  ['ো', 'KeyA', true],
  ['-', 'Minus'],
  ['১', 'Digit1'],
  ['০', 'Digit0'],
  ['৪', 'Numpad4'],
  ['২', 'Digit2'],
];

test('a code that a scanner types while the computer is switched to Bangla is read by the positions of the keys', () => {
  const field = emptyField();
  field.type(...SCANNED);
  expect(field.submit()).toBe('A-1042');
  field.type(...SCANNED.slice(0, -1), ['৩', 'Digit3']);
  expect(field.submit()).toBe('A-1043');
});

test('the signs of an address, capitals, a key that writes several letters, and one taken back', () => {
  const field = emptyField();
  field.type(['য', 'Slash', true], ['গ', 'KeyI'], ['ভ', 'Equal'], ['ক্ষ', 'KeyX', true], ['ম', 'KeyD']);
  field.backspace();
  field.press('ShiftLeft');
  expect(field.submit()).toBe('?i=X');
});

test('what has Latin letters or digits alone is as it is typed, with the digits of Bangla, too', () => {
  const field = emptyField();
  field.type(['a', 'KeyQ'], ['১', 'Digit2']);
  expect(field.submit()).toBe('a1');
  field.type(['৭', 'Digit7'], ['০', 'Numpad0']);
  expect(field.submit()).toBe('70');
});

test('what was pasted is no key: neither after a scan, nor behind what was typed', () => {
  const field = emptyField();
  field.type(...SCANNED);
  field.submit();
  field.paste('A\u20111042');
  expect(field.submit()).toBe('A\u20111042');
  field.paste('ো-১০৪২');
  expect(field.submit()).toBe('ো-1042');
  field.type(...SCANNED);
  field.paste('৩');
  field.type(['৪', 'Digit4']);
  expect(field.submit()).toBe('ো-104234');
});

test('what is typed over something else is not behind it', () => {
  const field = emptyField();
  field.type(['১', 'Digit1'], ['০', 'Digit0'], ['৪', 'Digit4']);
  field.typeOver(['১', 'Digit1']);
  field.type(['০', 'Digit0'], ['৪', 'Digit4'], ['২', 'Digit2']);
  expect(field.submit()).toBe('1042');
  field.type(['ক', 'KeyJ'], ['খ', 'KeyJ', true]);
  field.typeOver(['গ', 'KeyI']);
  field.type(['ক', 'KeyJ']);
  expect(field.submit()).toBe('গক');
});

test('letters that one key writes one after the other are that key once', () => {
  const field = emptyField();
  field.type(['র', 'KeyA']);
  field.write('্');
  field.type(['য', 'KeyW']);
  expect(field.submit()).toBe('aw');
});
