const BANGLA_ZERO = 0x09e6;

/** Bangla digits as ASCII ones. */
export function asciiDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
}
