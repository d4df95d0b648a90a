import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WithOrderNumber } from './with-order-number.tsx';

const KEPT = '<span class="whitespace-nowrap">A-1042</span>';

test.each([
  [
    'Enter the order number (such as A-1042) or Order ID',
    `<span>Enter the order number (such as </span>${KEPT}<span>) or Order ID</span>`,
  ],
  ['A-1042', KEPT],
  ['অর্ডার নম্বর A-1042', `<span>অর্ডার নম্বর </span>${KEPT}`],
  ['Cash-on-delivery', '<span>Cash-on-delivery</span>'],
])('no line breaks within the number of an order: %s', (text, html) => {
  expect(renderToStaticMarkup(<WithOrderNumber text={text} />)).toBe(html);
});
