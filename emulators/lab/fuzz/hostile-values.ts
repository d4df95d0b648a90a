/**
 * JSON too long or too odd for a readable counterexample: a generated call has its name, which is replaced on sending.
 */
const NAMED_JSON: Record<string, string> = {
  '@huge@': JSON.stringify('x'.repeat(100_000)),
  '@deep@': `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  '@deep object@': `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  '@infinite@': '1e999',
  '@many@': JSON.stringify(Array.from({ length: 5_000 }, (_, place) => place)),
};

/** The body as it is sent. */
export function jsonOf(body: unknown): string {
  return JSON.stringify(body).replace(/"(@[a-z ]+@)"/g, (all, name) => NAMED_JSON[name] ?? all);
}

/** Values that are none of each type. */
export const OF_ANOTHER_TYPE: Record<string, readonly unknown[]> = {
  string: [7, true, [], {}, ['a'], { $gt: '' }, { toString: 'a' }, '@infinite@', '@deep@', '@deep object@', '@many@'],
  number: ['7', true, [], {}, { $ne: null }, '৭', 'NaN', '@infinite@', '@deep@', '@many@'],
  boolean: ['true', 1, [], {}, { $ne: false }, '@deep@'],
};

/** Values of each type that no field may hold. */
export const OUT_OF_BOUNDS: Record<string, readonly unknown[]> = {
  string: ['\ud800', 'a\udfff'],
  number: [-1, 1e21, -1e-7, 0.123456789, Number.MIN_VALUE, 2 ** 53],
  boolean: [],
};

/** Texts that a field may reject or store, but nothing may interpret. */
export const STRANGE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\r\nSet-Cookie: a=b',
  '\u202egnp.exe',
  '\u200b',
  '\ufeff',
  '\u2028',
  'e\u0301\u0301\u0301\u0301',
  '০১৭১২৩৪৫৬৭৮',
  '💡👨‍👩‍👧‍👦',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '__name__',
  '{"$gt":""}',
  '$where',
  '../../etc/passwd',
  '..',
  '.',
  '/',
  'a/b',
  '%2e%2e%2f',
  '%00',
  '%',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  'null',
  'undefined',
  'NaN',
  '1e999',
  '-0',
  '0x10',
];

/** Percent-encoded path segments; none is empty, which would be another endpoint. */
export const STRANGE_IDS = [
  ...STRANGE_TEXTS.filter((text) => text !== '' && text !== '.' && text !== '..').map(encodeURIComponent),
  '..',
  '.',
  '%2e%2e',
  '%2e%2e%2f%2e%2e',
  '..%2f..%2fusers',
  '%00',
  '%ff',
  '%ED%A0%80',
  '%',
  '%zz',
  'a%2Fb',
  'a%252Fb',
  ';a=b',
  'a'.repeat(1_500),
  'a'.repeat(1_501),
  'a'.repeat(8_000),
  encodeURIComponent('ল'.repeat(501)),
];

/** Field names that no schema knows, or that JavaScript gives a meaning. */
export const STRANGE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  'length',
  '$where',
  'a.b',
  'role',
  'admin',
  'uid',
  'status',
  '_id',
  '',
  '\u0000',
];
