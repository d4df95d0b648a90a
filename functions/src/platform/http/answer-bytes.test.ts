import { expect, test } from 'vitest';
import { answerBytes } from './answer-bytes.ts';

test.each([[[]], [['a']], [['a', { b: ['আলো'] }, null]], [{ a: [1] }], ['text'], [null]])(
  '%j is answered as its JSON',
  (answer) => {
    expect(answerBytes(answer).toString()).toBe(JSON.stringify(answer));
  },
);

test('a list that no function could answer names the parameter by which it is answered page by page', () => {
  const list = ['আলো', 'বাতি'];
  const bytes = Buffer.byteLength(JSON.stringify(list));
  expect(answerBytes(list, bytes)).toHaveLength(bytes);
  expect(() => answerBytes(list, bytes - 1)).toThrow(
    'limit must be given: the whole list is longer than an answer may be.',
  );
});
