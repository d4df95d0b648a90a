import { expect, test } from 'vitest';
import { columnsIn, isEnough, type PayoutFile, readPayoutFile, rowsOf } from './payout-file.ts';

const STEADFAST = 'Invoice,Consignment ID,COD Amount,Delivery Charge,Status\nA-1042,7001,"1,250",70,delivered\n';
const PATHAO =
  'sep=;\r\nConsignmentId;MerchantOrderId;Collected Amount;Delivery Fee;COD Fee;Order Status;Remarks\r\n' +
  'DL1;A-1042;৳1,250.50;80;12.50;Delivered;\r\nDL2;A-1043;-500;;;;Advance adjusted\r\n';

const fileOf = (text: string) => readPayoutFile(text) as PayoutFile; // each test knows that it is one

test('a file of Steadfast, and one of Pathao with semicolons and signs, are read without a choice', () => {
  const [steadfast, pathao] = [fileOf(STEADFAST), fileOf(PATHAO)];
  expect(rowsOf(steadfast, columnsIn(steadfast.head))).toEqual({
    rows: [{ invoice: 'A-1042', consignmentId: '7001', collected: 1_250, charge: 70, word: 'delivered' }],
  });
  expect(columnsIn(pathao.head)).not.toHaveProperty('reason'); // a remark may be about the buyer
  expect(rowsOf(pathao, { ...columnsIn(pathao.head), reason: 'Remarks' })).toEqual({
    rows: [
      { invoice: 'A-1042', consignmentId: 'DL1', collected: 1_250.5, charge: 80, collecting: 12.5, word: 'Delivered' },
      {
        invoice: 'A-1043',
        consignmentId: 'DL2',
        collected: -500,
        charge: 0,
        collecting: 0,
        reason: 'Advance adjusted',
      },
    ],
  });
});

test('a title above the headings is none, and the rows keep their numbers', () => {
  const file = fileOf(`Payment invoice 4711\r\n\r\n${STEADFAST}A-1043,7002,nine,70,delivered\n`);
  expect(columnsIn(file.head)).toMatchObject({ invoice: 'Invoice', collected: 'COD Amount' });
  expect(rowsOf(file, columnsIn(file.head))).toEqual({ why: 'sum', row: 5, cell: 'nine' });
});

test('marks that are not seen are part of no heading and no id', () => {
  const file = fileOf('\u200eInvoice\u200e,\u202aCOD\u202c\n\u200eA-1\u200e,90\n');
  expect(rowsOf(file, columnsIn(file.head))).toEqual({ rows: [{ invoice: 'A-1', collected: 90, charge: 0 }] });
});

test('a heading that was chosen last comes before one that is known, as long as the file has it', () => {
  const { head } = fileOf('Bill No\tInvoice\tCOD\nA-1\tX\t৯০\n');
  expect(columnsIn(head, { invoice: 'Bill No', charge: 'Gone' })).toEqual({ invoice: 'Bill No', collected: 'COD' });
});

test('a column that was chosen to be none stays none, as long as the file has all headings that were chosen', () => {
  const { head } = fileOf('Invoice,COD Amount,Delivery Charge,Status\nA-1,90,60,delivered\n');
  const chosen = { invoice: 'Invoice', collected: 'COD Amount', charge: 'Delivery Charge' };
  expect(columnsIn(head, chosen)).toEqual(chosen);
  expect(columnsIn(head, { ...chosen, charge: 'Gone' })).toEqual({ ...chosen, word: 'Status' });
});

test('without a sum, or without anything to find a parcel by, the columns are not enough', () => {
  expect(isEnough({ collected: 'COD', consignmentId: 'Id' })).toBe(true);
  expect(isEnough({ collected: 'COD' })).toBe(false);
  expect(isEnough({ invoice: 'Invoice' })).toBe(false);
});

test('what is no payout is told with its row', () => {
  expect(readPayoutFile('Invoice,COD\n')).toEqual({ why: 'noRows' });
  expect(readPayoutFile('Invoice,COD\nA-1,"9\n')).toEqual({ why: 'quotes', row: 2 });
  expect(readPayoutFile(`Invoice,COD\n${'A-1,9\n'.repeat(10_001)}`)).toEqual({ why: 'tooManyRows' });
  const file = fileOf('Invoice,COD\nA-1,9\nA-2,nine\n');
  expect(rowsOf(file, columnsIn(file.head))).toEqual({ why: 'sum', row: 3, cell: 'nine' });
});

test.each([
  ['(120.00)', -120],
  ['-৳120', -120],
  ['৳ -120', -120],
  ['৳ 1,20,000', 120_000],
  ['(৳1,20,000.50)', -120_000.5],
  ['120.00-', -120],
  ['−৫০', -50],
  ['500/-', 500],
  ['12.505', 12.51],
  ['-1,250.999', -1_251],
  ['-', 0],
  ['\u200e(500)\u200e', -500],
  ['500-\u202c', -500],
  ['\u200b', 0],
  ['120-50', undefined],
  ['(nine)', undefined],
])('a sum that is written %s is %s taka', (cell, collected) => {
  const file = fileOf(`Invoice\tCOD\nA-1\t${cell}\n`);
  const expected =
    collected === undefined ? { why: 'sum', row: 2, cell } : { rows: [{ invoice: 'A-1', collected, charge: 0 }] };
  expect(rowsOf(file, columnsIn(file.head))).toEqual(expected);
});

test.each([
  'Total,300,130',
  ',300,',
  '\u200b,300,130',
  '\u202aTotal\u202c,300,130',
  'Grand total:,300,0',
  'মোট,৩০০,১৩০',
])('a last line that adds up the others is left out: %s', (total) => {
  const file = fileOf(`Invoice,COD,Charge\nA-1,100,60\nA-2,200,70\n${total}\n`);
  const read = rowsOf(file, columnsIn(file.head));
  expect(read).toMatchObject({ rows: [{ invoice: 'A-1' }, { invoice: 'A-2' }], totalRow: 4 });
});

test.each(['A-3,300,130', ',301,130', ',300,129', ',0,130'])('any other last line stays: %s', (last) => {
  const file = fileOf(`Invoice,COD,Charge\nA-1,100,60\nA-2,200,70\n${last}\n`);
  expect(rowsOf(file, columnsIn(file.head))).toMatchObject({ rows: { length: 3 } });
});
