// A scanner presses the keys of a keyboard with Latin letters. Where the computer is switched to Bangla, other letters arrive.

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

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

/** What was pressed so far, with one key more, as a keyboard with Latin letters writes it. */
export function withKey(pressed: string, { key, code, shiftKey, ctrlKey, metaKey, altKey }: PressedKey): string {
  if (ctrlKey || metaKey || altKey) return pressed;
  if (key === 'Backspace') return pressed.slice(0, -1);
  const [, letter, digit = ''] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  const sign = SIGNS[code]?.[shiftKey ? 1 : 0];
  if (letter) return pressed + (shiftKey ? letter : letter.toLowerCase());
  return pressed + (sign ?? digit);
}

/** The code that was scanned or typed: by the positions of its keys where they wrote letters that no code has. */
export function codeOf(typed: string, pressed: string): string {
  return pressed !== '' && /[^ -~]/.test(typed) ? pressed : typed;
}
