import { asciiDigits } from '@aloghor/functions/domain/ascii-digits';

// A scanner presses the keys of a keyboard with Latin letters. Where the computer is switched to Bangla, other letters arrive.

type PressedKey = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What the keys beside letters and digits write, without and with Shift; of digits those signs that addresses have. */
const SIGNS: Readonly<Record<string, readonly [string, string]>> = {
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  Slash: ['/', '?'],
  Period: ['.', '>'],
  Comma: [',', '<'],
  Semicolon: [';', ':'],
  Digit3: ['3', '#'],
  Digit5: ['5', '%'],
  Digit7: ['7', '&'],
};

/** What a key writes on a keyboard with Latin letters; nothing for one that moves or controls. */
function latinOf({ code, shiftKey, ctrlKey, metaKey, altKey }: PressedKey): string {
  if (ctrlKey || metaKey || altKey) return '';
  const [, letter, digit = ''] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  return SIGNS[code]?.[shiftKey ? 1 : 0] ?? digit;
}

/** What has happened to a field; an event that says neither is of a program. */
type Input = Partial<Pick<InputEvent, 'inputType' | 'data'>>;

/** Knows of a field by which keys its text was written. What was pasted, or written over something else, was by none. */
interface KeysOfField {
  press: (key: PressedKey) => void;
  /** After a change, to this text. */
  change: (text: string, input: Input) => void;
  /** After the field was emptied. */
  clear: () => void;
  /** The code that its text is, with Latin digits: by the positions of its keys where they wrote letters that no code has. */
  codeOf: (text: string) => string;
}

export function keysOfField(): KeysOfField {
  let field = '';
  let last = '';
  const pressed = new Map<string, string>(); // by what they wrote, also what Backspace leads back to
  const clear = () => {
    field = '';
    last = '';
    pressed.clear();
    pressed.set('', '');
  };
  clear();
  return {
    press: (key) => {
      last = latinOf(key);
    },
    change: (text, { inputType, data }) => {
      const before = pressed.get(field);
      const isWritten = inputType === 'insertText' && text === field + data;
      if (isWritten && before !== undefined) pressed.set(text, before + last);
      field = text;
      last = '';
    },
    clear,
    codeOf: (text) => (hasOtherLetters(text) && pressed.get(text)) || asciiDigits(text),
  };
}

/** Whether a text has letters or vowel signs beyond the Latin ones. */
function hasOtherLetters(text: string): boolean {
  return /[\p{L}\p{M}]/u.test(text.replace(/[A-Za-z]/g, ''));
}
