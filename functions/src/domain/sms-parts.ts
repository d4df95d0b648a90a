/** How a text travels as a text message. */
export interface SmsSize {
  /** Latin letters take 7 bits each; one character outside of them, such as any of Bangla or the sign ৳, doubles the cost of all. */
  alphabet: 'GSM-7' | 'UCS-2';
  /** The length that counts towards a part: some signs of GSM-7 count as two, and so do emoji. */
  characters: number;
  /** Messages that are paid for. */
  parts: number;
}

/** The letters of GSM 03.38. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';

/** Signs of its second table: an escape goes before each. */
const GSM_EXTENSION = '\f^{}\\[~]|€';

/** Characters of a message alone, and in each part of a longer one. */
const ROOM = { 'GSM-7': { alone: 160, part: 153 }, 'UCS-2': { alone: 70, part: 67 } } as const;

/** The size of a text as a text message. */
export function smsParts(text: string): SmsSize {
  const signs = [...text];
  const alphabet = signs.every(isOfGsm) ? 'GSM-7' : 'UCS-2';
  const weights = signs.map((sign) => (alphabet === 'GSM-7' ? gsmWeight(sign) : sign.length));
  const characters = weights.reduce((sum, weight) => sum + weight, 0);
  const { alone, part } = ROOM[alphabet];
  return { alphabet, characters, parts: characters <= alone ? Math.min(characters, 1) : partsOf(weights, part) };
}

function isOfGsm(sign: string): boolean {
  return GSM.includes(sign) || GSM_EXTENSION.includes(sign);
}

function gsmWeight(sign: string): number {
  return GSM_EXTENSION.includes(sign) ? 2 : 1;
}

/** A sign of two characters is never split: where only one character is left, it goes to the next part. */
function partsOf(weights: number[], room: number): number {
  let parts = 1;
  let used = 0;
  for (const weight of weights) {
    if (used + weight > room) {
      parts += 1;
      used = 0;
    }
    used += weight;
  }
  return parts;
}
