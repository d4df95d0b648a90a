const BANGLA_ZERO = 0x09e6;

/** Converts Bangla digits to ASCII. */
export function asciiDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
}

/** A typed number as `Number` reads it: with ASCII digits, without spaces and commas between groups. */
export function plainNumber(typed: string): string {
  return asciiDigits(typed.normalize('NFC')).replace(/[\s,]/g, '');
}
