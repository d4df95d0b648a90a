import { expect, test } from 'vitest';
import {
  answerProof,
  copiedProof,
  isAsAnswered,
  isStillCalled,
  newAnswerCode,
  PROOF_MAXIMUM,
  partsOfProof,
} from './answer-links.ts';

test('a code has twelve characters that nobody confuses, and is another for each order', () => {
  const codes = Array.from({ length: 200 }, newAnswerCode);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{12}$/);
  expect(new Set(codes).size).toBe(200);
});

test('a proof says which order it is about, and its code', () => {
  const code = newAnswerCode();
  expect(partsOfProof(answerProof('AB-1042', code))).toEqual({ orderNumber: 'AB-1042', code });
  expect(answerProof('ABC-1042', code).length).toBeLessThanOrEqual(PROOF_MAXIMUM);
});

test('an answer holds as long as the order is what its buyer has said', () => {
  const confirmed = { timeline: [{}, { event: 'confirmedByBuyer' }] };
  for (const answer of ['confirm', 'correct'] as const) {
    expect(isAsAnswered(answer, { ...confirmed, status: 'waiting for confirmation' })).toBe(true);
    expect(isAsAnswered(answer, { ...confirmed, status: 'Payment successful' })).toBe(true);
    for (const status of ['Out for Delivery', 'Delivered', 'Cancel'] as const)
      expect(isAsAnswered(answer, { ...confirmed, status })).toBe(false);
    expect(isAsAnswered(answer, { timeline: [], status: 'waiting for confirmation' })).toBe(false); // to be called again
  }
  expect(isAsAnswered('cancel', { timeline: [], status: 'Cancel' })).toBe(true);
  expect(isAsAnswered('cancel', { timeline: [], status: 'Out for Delivery' })).toBe(false);
});

test('the shop still calls who has answered, until the order is confirmed or gone', () => {
  const waiting = { status: 'waiting for confirmation', timeline: [{}] } as const;
  expect([isStillCalled('confirm', waiting), isStillCalled('correct', waiting)]).toEqual([true, true]);
  expect(isStillCalled('cancel', waiting)).toBe(false);
  for (const event of ['confirmed', 'confirmedByBuyer'])
    expect(isStillCalled('confirm', { ...waiting, timeline: [{ event }] })).toBe(false);
  expect(isStillCalled('confirm', { ...waiting, status: 'Cancel' })).toBe(false);
});

test.each([
  '',
  'A-1042',
  'A-1042.',
  'a-1042.k7m2p9qrstuv',
  'A-104.k7m2p9qrstuv',
  'ABCD-1042.k7m2p9qrstuv',
  'A-1042.k7m2p9qrstu',
  'A-1042.k7m2p9qrstuvw',
  'A-1042.k7m2p9qrstu1',
  'xA-1042.k7m2p9qrstuv',
])('"%s" is no proof', (text) => {
  expect(partsOfProof(text)).toBeUndefined();
});

test.each(['', '.', ')', '।', '%E0%A5%A4', '%E2%80%8B', '?fbclid=IwAR0x', '।ধন্যবাদ'])(
  'a proof is read without what a message puts behind its link: "%s"',
  (behind) => {
    expect(copiedProof(`#A-1042.k7m2p9qrstuv${behind}`)).toBe('A-1042.k7m2p9qrstuv');
  },
);

test('a hash that cannot be decoded is no proof', () => {
  expect(copiedProof('#A-1042.k7m2p9qrstuv%')).toBe('');
});
