import { expect, test } from 'vitest';
import { barCode } from './code-128.ts';

/** The modules of a code as ones and zeros, without its blank sides. */
function modulesOf(text: string): string {
  const { width = 0, bars = [] } = barCode(text) ?? {};
  const modules = Array.from({ length: width }, (_, x) =>
    bars.some((bar) => x >= bar.x && x < bar.x + bar.width) ? '1' : '0',
  );
  return modules.join('').slice(10, -10);
}

test('a bar code begins with the sign of its set, has a check sign, and ends with the stop sign', () => {
  // 104 of the start, 33 for A: the check is (104 + 33) mod 103 = 34
  expect(modulesOf('A')).toBe(['11010010000', '10100011000', '10001011000', '1100011101011'].join(''));
});

test('each character adds eleven modules, and the sides stay blank', () => {
  expect(barCode('147258369')?.width).toBe(10 + (1 + 9 + 1) * 11 + 13 + 10);
  const { bars = [], width = 0 } = barCode('DL250711ABCDEF') ?? {};
  expect(bars[0]?.x).toBe(10);
  expect((bars.at(-1)?.x ?? 0) + (bars.at(-1)?.width ?? 0)).toBe(width - 10);
});

test('every character of a keyboard has a pattern of its own', () => {
  const characters = Array.from({ length: 95 }, (_, place) => String.fromCharCode(place + 32));
  const patterns = characters.map((character) => modulesOf(character).slice(11, 22));
  expect(new Set(patterns).size).toBe(95);
  for (const pattern of patterns) expect(pattern).toMatch(/^1[01]{9}0$/);
});

test('what has no bar code has none', () => {
  expect([barCode(''), barCode('বাতি')]).toEqual([undefined, undefined]);
});
