import { asciiDigits } from '../domain/ascii-digits.ts';
import { CURRENCY_WORDS } from '../domain/country.ts';

/** What a text says of a price, in taka; with neither limit it says nothing. */
export interface TypedPrice {
  least?: number;
  most?: number;
  /** The text without it. */
  rest: string;
}

const WORD_ENDS = '(?![\\p{L}\\p{M}])';
const CURRENCY = `(?:${CURRENCY_WORDS.map((word) => word.replace('.', '\\.')).join('|')})`;
const UNIT = '(?:w|watts?|inch(?:es)?|cm|m|met(?:er|re)s?|lm|lumens?|kelvin|ওয়াট|ইঞ্চি|মিটার)';
const AMOUNT = `${CURRENCY}?\\s*(\\d[\\d,]*(?:\\.\\d+)?)\\s*(k\\b|hazar|hajar|thousand|হাজার)?(?![\\d.]|\\s*${UNIT}${WORD_ENDS})`;
const TAKA = `\\s*(?:/-|${CURRENCY}${WORD_ENDS})`;
const WITHIN = `\\s*(?:er\\s+|এর\\s+)?(?:mod+h?y?e|b?h?itore?|vitore?|nicher?|kome|range|budget|or less|মধ্যেই?|ভিতরে|ভেতরে|নিচের?|কমে)${WORD_ENDS}`;
const UNDER = '(?:under|below|within|up\\s?to|less than|max(?:imum)?|not more than|budget|around|about)';
const OVER = '(?:over|above|more than|from|min(?:imum)?|at least)';
const TO = '\\s*(?:-|–|to|and|theke|থেকে|হতে)\\s*';

const PRICES: [pattern: RegExp, limits: (keyof Omit<TypedPrice, 'rest'>)[]][] = (
  [
    [`(?:between\\s+)${AMOUNT}${TO}${AMOUNT}${TAKA}?`, ['least', 'most']],
    [`${AMOUNT}${TAKA}?${TO}${AMOUNT}(?:${TAKA}(?:${WITHIN})?|${WITHIN})`, ['least', 'most']],
    [`\\b${UNDER}\\s+${AMOUNT}${TAKA}?`, ['most']],
    [`\\b${OVER}\\s+${AMOUNT}${TAKA}?`, ['least']],
    [`${AMOUNT}(?:${TAKA}(?:${WITHIN})?|${WITHIN})`, ['most']],
    [`(?<![\\p{L}\\p{M}])(?=${CURRENCY})${AMOUNT}`, ['most']],
  ] as const
).map(([pattern, limits]) => [new RegExp(pattern.normalize('NFC'), 'iu'), [...limits]]);

/** Reads `under 2000`, `১৫০০ টাকার মধ্যে` or `tk 1000-2000`: shoppers write a price beside what they search for. */
export function typedPrice(typed: string): TypedPrice {
  const text = asciiDigits(typed.normalize('NFC'));
  for (const [pattern, limits] of PRICES) {
    const found = pattern.exec(text);
    if (!found) continue;
    const amounts = limits.map((limit, at) => [limit, takaOf(found[2 * at + 1], found[2 * at + 2])] as const);
    return { ...Object.fromEntries(amounts), rest: text.replace(found[0], ' ') };
  }
  return { rest: typed };
}

function takaOf(digits = '', thousand: string | undefined): number {
  return Number(digits.replaceAll(',', '')) * (thousand ? 1_000 : 1);
}
