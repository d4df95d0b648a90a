import { afterEach, expect, test, vi } from 'vitest';
import { csvOf, downloadCsv, unmarked } from './csv.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a sheet starts with a byte order mark and ends its lines with CR and LF', () => {
  expect(csvOf([['Name'], ['Rupa']])).toBe('\uFEFFName\r\nRupa\r\n');
});

test('Bangla stays as it is', () => {
  expect(csvOf([['রূপা', 'ধানমন্ডি ৩২']])).toBe('\uFEFFরূপা,ধানমন্ডি ৩২\r\n');
});

test('digits that a program reads keep their leading zeros, without a mark', () => {
  expect(csvOf([[{ exact: '01712345678' }, '01712345678']])).toBe("\uFEFF01712345678,'01712345678\r\n");
});

test('so is a day whose year follows a comma', () => {
  expect(csvOf([['Mar 12, 2026']])).toBe('\uFEFF"\'Mar 12, 2026"\r\n');
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csvOf([['House 1, Road 2', 'the "big" one', 'first\r\nsecond']])).toBe(
    '\uFEFF"House 1, Road 2","the ""big"" one","first\r\nsecond"\r\n',
  );
});

test.each(['=1+1', '+8801712345678', '-1', '@SUM(A1)', '＝1+1'])(
  'a text that starts like a formula is marked as a text: %s',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`);
  },
);

test.each(['3-4', '9/12', '9-12', '1/2/26', 'MAR-12', '12 Mar', 'december 2026', '12-Mar-26', '5E-3'])(
  'what a spreadsheet would take for a day, or a power, is marked as a text, and read without its mark: %s',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`);
    expect(unmarked(`'${text}`)).toBe(text);
  },
);

test.each(['01712345678', '8801712345678', '123456789012345678901234', '12e34'])(
  'digits that a spreadsheet would change are marked as a text: %s',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`);
  },
);

test.each(['2025/11/20', '01712-345678', '32', 'o1', '0', '12 lamps', '1.5', 'A-3', 'Market 12'])(
  'and others are not: %s',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF${text}\r\n`);
  },
);

test('a semicolon or a tab stays inside its cell, and no formula follows one', () => {
  expect(csvOf([['2 × Moon; 1 × Sun', '\tx']])).toBe('\uFEFF"2 × Moon; 1 × Sun","\'\tx"\r\n');
  expect(csvOf([['House 2;=1+1']])).toBe('\uFEFF"House 2;\'=1+1"\r\n');
  expect(csvOf([['a\t @SUM(A1)']])).toBe('\uFEFF"a\t \'@SUM(A1)"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1+1', '＝1+1'])('no line inside a cell starts a formula: %s', (line) => {
  const marked = line.replace(/(?=[=+\-@＝])/, "'");
  expect(csvOf([[`Road 1\n${line}`]])).toBe(`\uFEFF"Road 1\n${marked}"\r\n`);
  expect(csvOf([[`Road 1\r\n${line}`]])).toBe(`\uFEFF"Road 1\r\n${marked}"\r\n`);
});

test('a leading carriage return is quoted twice: as a text and as a cell', () => {
  expect(csvOf([['\r=1']])).toBe('\uFEFF"\'\r\'=1"\r\n');
});

test('a formula behind quotes is none, and one that needs quotes is both', () => {
  expect(csvOf([['"=1"', '=HYPERLINK("x","y")']])).toBe('\uFEFF"""=1""","\'=HYPERLINK(""x"",""y"")"\r\n');
});

test('numbers stay numbers, negative ones too', () => {
  expect(csvOf([[1650.5, -1]])).toBe('\uFEFF1650.5,-1\r\n');
});

test.each([
  '=1+1',
  '-1',
  '01712345678',
  'a; =1',
  'House 2;=1+1',
  'Road 1\n=1+1',
  "Road 1\n'- two",
  "it's",
  "'quoted'",
  'Lamp',
])('a text is read back as it was written: %s', (text) => {
  const [cell = ''] = csvOf([[text]])
    .slice(1)
    .split('\r\n');
  expect(unmarked(cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'))).toBe(text);
});

test('a download can still be read after its click, as Safari does', () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  const ended = vi.spyOn(URL, 'revokeObjectURL');
  downloadCsv('orders.csv', 'A-1042');
  expect(link).toMatchObject({ download: 'orders.csv', href: expect.stringMatching(/^blob:/) });
  expect(link.click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(20_000);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_000);
  expect(ended).toHaveBeenCalledWith(link.href);
});
