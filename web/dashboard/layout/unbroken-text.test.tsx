import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnbrokenText } from './unbroken-text.tsx';

const KEPT = '<span class="whitespace-nowrap">A-1042</span>';

test.each([
  ['Enter the order number (such as A-1042) or Order ID', `Enter the order number (such as ${KEPT}) or Order ID`],
  ['A-1042', KEPT],
  ['অর্ডার নম্বর A-1042', `অর্ডার নম্বর ${KEPT}`],
  ['Cash-on-delivery', 'Cash-on-delivery'],
  [
    '1,250.50 Tk of 1,250.50 Tk',
    '<span class="whitespace-nowrap">1,250.50 Tk</span> of <span class="whitespace-nowrap">1,250.50 Tk</span>',
  ],
  ['১,২৫০ টাকা নিতে হবে', '<span class="whitespace-nowrap">১,২৫০ টাকা</span> নিতে হবে'],
])('no line breaks within the number of an order, or a sum: %s', (text, html) => {
  expect(renderToStaticMarkup(<UnbrokenText text={text} />)).toBe(html);
});
