import { readFileSync } from 'node:fs';
import { environment } from '@aloghor/functions/test/environment';
import { expect, test } from '@playwright/test';

/** The personal data that the journeys type, and patterns of such data. */
const PERSONAL: Record<string, RegExp> = {
  'an e-mail address': /[\w.+-]+@[\w.-]+\.[a-z]{2,}/i,
  'a mobile number': /(?<![\w.-])(\+?88)?01[3-9]\d{8}(?![\w-])/,
  'a token': /\beyJ[\w-]{10}|Bearer /,
  'a name': /Rupa|রূপা|Rahim/,
  'an address': /House \d+, Road/,
};

/** What the function has written, and the addresses that Hosting was asked for, of all journeys of this run. */
function linesOfTheDay(): string[] {
  const log = readFileSync(environment('STACK_LOG')).subarray(Number(process.env.LOG_START)).toString();
  const lines = log.split('\n').filter((line) => line.startsWith('>  ') || /\bhosting: /.test(line));
  return lines.map(decoded).map(withoutSearch);
}

function decoded(line: string): string {
  return line.replace(/(%[\da-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());
}

/** What an admin searches for is in an address: a known risk. */
function withoutSearch(line: string): string {
  return line.replace(/([?&]q=)[^&\s"]*/g, '$1');
}

test('the log of a whole day in the shop holds nothing about a person, nor do its addresses', () => {
  const lines = linesOfTheDay();
  const rows = ['POST /orders', 'POST /jwt', 'GET /carts', 'PATCH /orders/admin/:id', 'page /shop/category/:id'];
  for (const row of rows)
    expect(
      lines.some((line) => line.includes(`"row":"${row}"`)),
      row,
    ).toBe(true);
  expect(
    lines.some((line) => line.includes('GET /api/carts')),
    'addresses',
  ).toBe(true);
  for (const [what, looks] of Object.entries(PERSONAL))
    expect
      .soft(
        lines.filter((line) => looks.test(line)),
        what,
      )
      .toEqual([]);
});
