import { expect, test } from 'vitest';
import { smsParts } from './sms-parts.ts';

test.each([
  ['nothing', '', 'GSM-7', 0, 0],
  ['a text of 160 Latin letters', 'a'.repeat(160), 'GSM-7', 160, 1],
  ['161 of them', 'a'.repeat(161), 'GSM-7', 161, 2],
  ['two full parts', 'a'.repeat(306), 'GSM-7', 306, 2],
  ['one letter more', 'a'.repeat(307), 'GSM-7', 307, 3],
  ['what GSM-7 has beside a to z', '@£$¥èéÇ\n\rÅ_ΔΩÆß!"#¤%&\'()*+,-./:;<=>?¡ÄÖÑÜ§¿à', 'GSM-7', 44, 1],
  ['each sign that needs an escape', '\f^{}\\[~]|€', 'GSM-7', 20, 1],
  ['80 of them', '€'.repeat(80), 'GSM-7', 160, 1],
  ['80 and a letter', `${'€'.repeat(80)}a`, 'GSM-7', 161, 2],
  ['153 and 153, where no escape is cut off', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 'GSM-7', 306, 3],
  ['a text of 70 Bangla letters', 'আ'.repeat(70), 'UCS-2', 70, 1],
  ['71 of them', 'আ'.repeat(71), 'UCS-2', 71, 2],
  ['two full parts', 'আ'.repeat(134), 'UCS-2', 134, 2],
  ['one letter more', 'আ'.repeat(135), 'UCS-2', 135, 3],
  ['Latin letters with one sign of taka', `৳${'a'.repeat(70)}`, 'UCS-2', 71, 2],
  ['a letter that only looks like Latin', 'ê', 'UCS-2', 1, 1],
  ['a sign of an escape within Bangla', 'আ€', 'UCS-2', 2, 1],
  ['an emoji', '💡', 'UCS-2', 2, 1],
  ['an emoji that does not fit into the first part', `${'আ'.repeat(66)}💡${'আ'.repeat(66)}`, 'UCS-2', 134, 3],
])('%s', (_what, text, alphabet, characters, parts) => {
  expect(smsParts(text)).toEqual({ alphabet, characters, parts });
});
