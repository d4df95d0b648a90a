import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnbrokenText } from './unbroken-text.tsx';

const KEPT = '<span class="whitespace-nowrap">A-1042</span>';

test.each([
  [
    'Enter the order number (such as A-1042) or Order ID',
    `<span>Enter the order number (such as </span>${KEPT}<span>) or Order ID</span>`,
  ],
  ['A-1042', KEPT],
  ['অর্ডার নম্বর A-1042', `<span>অর্ডার নম্বর </span>${KEPT}`],
  ['Cash-on-delivery', '<span>Cash-on-delivery</span>'],
  [
    '1,250.50 Tk of 1,250.50 Tk',
    '<span class="whitespace-nowrap">1,250.50 Tk</span><span> of </span><span class="whitespace-nowrap">1,250.50 Tk</span>',
  ],
  ['১,২৫০ টাকা নিতে হবে', '<span class="whitespace-nowrap">১,২৫০ টাকা</span><span> নিতে হবে</span>'],
])('no line breaks within the number of an order, or a sum: %s', (text, html) => {
  expect(renderToStaticMarkup(<UnbrokenText text={text} />)).toBe(html);
});
