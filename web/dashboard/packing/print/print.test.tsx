import type { Order } from '@aloghor/functions/contract/orders';
import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { price } from '../../../shared/lib/format.ts';
import { HandOverList, HandOverLists } from './hand-over-list.tsx';
import { PickingList } from './picking-list.tsx';
import { loadPrintLocale, type PrintLanguage, type SlipFormat } from './print-locale.ts';
import { Slips, shownLines } from './slips.tsx';

vi.stubGlobal('window', { location: { origin: 'https://shop.example' } });

const MOON = {
  _id: 'moon',
  name: 'Moon Lamp',
  translations: { bn: { name: 'চাঁদের বাতি' } },
  img: '/moon.webp',
  price: 1_650,
};

const ORDER: Order = {
  _id: 'x7',
  number: 'A-1042',
  email: 'rupa@shopper.example',
  name: 'Rupa Shopper',
  mobileNumber: '01712345678',
  deliveryAddress: 'House 7, Road 3',
  place: { district: 'Dhaka', thana: 'Savar', zone: 'outsideDhaka' },
  info: 'Ring twice',
  date: '2024/11/05',
  createdAt: 1_730_750_000_000,
  totalPrice: 3_300,
  amounts: [],
  toCollect: 3_300,
  status: 'waiting for confirmation',
  orderItems: [{ ...MOON, quantity: 2 }],
  orderProducts: [],
  timeline: [],
};

const SHOP = {
  brand: { name: { en: 'Noor Lights', bn: 'নূর লাইটস' } },
  contact: { ...DEFAULT_SETTINGS.contact, phone: '+880 1800-000001' },
};

/** The text of the slips, and how many sheets and slips there are. */
async function slipsOf(orders: Order[], language: PrintLanguage = 'en', paper: SlipFormat = 'a4') {
  const html = renderToStaticMarkup(
    <Slips orders={orders} paper={paper} locale={await loadPrintLocale(language)} shop={SHOP} />,
  );
  return {
    html,
    text: textOf(html),
    sheets: html.split('class="paper ').length - 1,
    slips: html.split('<article').length - 1,
  };
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('a slip shows the buyer, the contents and the sum to collect', async () => {
  const { text } = await slipsOf([ORDER]);
  expect(text).toContain('Noor Lights +880 1800-000001');
  expect(text).toContain('A-1042');
  expect(text).toContain('Rupa Shopper 01712345678 Savar, Dhaka House 7, Road 3');
  expect(text).toContain(`Collect in cash ${price(3_300, 'en')}`);
  expect(text).toContain('2 pieces');
  expect(text).toContain('2 × Moon Lamp');
  expect(text).toContain('Notes: Ring twice');
});

test('slips and lists have the logo of the shop before its name, as its invoices have', async () => {
  const brand = { ...SHOP.brand, logo: { id: 'abcdefghijklmnop', type: 'svg', width: 300, height: 100 } as const };
  const locale = await loadPrintLocale('en');
  const papers = [
    <Slips key="slips" orders={[ORDER]} paper="a6" locale={locale} shop={{ ...SHOP, brand }} />,
    <PickingList key="picking" orders={[ORDER]} locale={locale} brand={brand} />,
    <HandOverLists key="handOver" orders={[ORDER]} locale={locale} brand={brand} />,
  ];
  for (const paper of papers)
    expect(renderToStaticMarkup(paper)).toMatch(/<img src="\/logo\/abcdefghijklmnop\.svg"[^>]*><b>Noor Lights/);
  expect((await slipsOf([ORDER])).html).not.toContain('/logo/');
});

test('the slip of a paid order says so, and that nothing is to be collected', async () => {
  const { text } = await slipsOf([{ ...ORDER, payment: { at: 1, sum: 3_300 } }]);
  expect(text).toContain(`Paid: collect nothing ${price(0, 'en')}`);
});

test('the slip of an order that was paid in part says what is left to collect', async () => {
  const { text } = await slipsOf([{ ...ORDER, payment: { at: 1, sum: 3_000 } }]);
  expect(text).toContain(`Collect in cash ${price(300, 'en')}`);
});

test('a slip says who sends the parcel, and how the sum to collect comes about', async () => {
  const amounts: Order['amounts'] = [
    { kind: 'delivery', taka: 70, at: 1 },
    { kind: 'discount', taka: 20, at: 1 },
    { kind: 'advance', taka: 500, at: 1 },
  ];
  const { text } = await slipsOf([{ ...ORDER, amounts }]);
  expect(text).toContain('House 1, Road 1, Dhanmondi, Dhaka 1205, Bangladesh');
  expect(text).toContain('Products 3,300 Tk, Delivery + 70 Tk, Discount − 20 Tk, Advance − 500 Tk');
  expect((await slipsOf([{ ...ORDER, payment: { at: 1, sum: 3_000 } }])).text).toContain('Received − 3,000 Tk');
  expect((await slipsOf([ORDER])).text).not.toContain('Products');
  expect((await slipsOf([{ ...ORDER, amounts }], 'bn')).text).toContain('ডেলিভারি + ৭০ টাকা');
});

const BOOKED: Order & Pick<PackingOrder, 'parcel'> = {
  ...ORDER,
  parcel: {
    courier: 'steadfast',
    invoice: 'A-1042-2',
    attempt: 2,
    state: 'booked',
    taka: 3_300,
    consignmentId: '147258369',
  },
};

test('the slip of a booked parcel has its courier, the number there with a bar code, and another invoice', async () => {
  const { html, text } = await slipsOf([BOOKED]);
  expect(text).toContain('Steadfast 147258369 · A-1042-2');
  expect(html.split('<svg')).toHaveLength(3);
  for (const state of ['unknown', 'cancelled', 'rejected'] as const)
    expect((await slipsOf([{ ...BOOKED, parcel: { ...BOOKED.parcel, state } } as Order])).text).not.toContain(
      'Steadfast',
    );
});

test('beside a bar code there is room for fewer lines', async () => {
  const orderItems = Array.from({ length: 8 }, (_, number) => ({ ...MOON, _id: `m${number}`, quantity: 1 }));
  expect((await slipsOf([{ ...ORDER, orderItems }])).text).not.toContain('more');
  expect((await slipsOf([{ ...BOOKED, orderItems }])).text).toContain('and 2 more');
});

test('each courier has a hand-over list of its own, with its sum; what nobody has booked has one, too', async () => {
  const locale = await loadPrintLocale('en');
  const orders = [BOOKED, { ...ORDER, _id: 'y8', number: 'A-1043' }, { ...BOOKED, _id: 'z9', number: 'A-1044' }];
  const html = renderToStaticMarkup(<HandOverLists orders={orders} locale={locale} brand={SHOP.brand} />);
  const [, ofSteadfast = '', others = ''] = html.split('<article').map((list) => textOf(`<article${list}`));
  expect(ofSteadfast).toContain('Hand-over list: Steadfast 2 orders');
  expect(ofSteadfast).toContain('A-1042 147258369');
  expect(ofSteadfast).toContain(`Total: 2 orders 4 ${price(6_600, 'en')}`);
  expect(ofSteadfast).toContain('Received, the rider');
  expect(others).toContain('Hand-over list 1 order');
});

test('a printout has a language of its own, or both', async () => {
  const bangla = await slipsOf([ORDER], 'bn');
  expect(bangla.text).toContain(`ক্যাশ নিতে হবে ${price(3_300, 'bn')}`);
  expect(bangla.text).toContain('২ × চাঁদের বাতি');
  expect(bangla.text).toContain('সাভার, ঢাকা');
  expect(bangla.text).not.toContain('Collect');
  const both = await slipsOf([ORDER], 'both');
  expect(both.text).toContain(`Collect in cash · ক্যাশ নিতে হবে ${price(3_300, 'en')} ${price(3_300, 'bn')}`);
  expect(both.text).toContain('2 × Moon Lamp · চাঁদের বাতি');
  expect(both.text).toContain('2 pieces · মোট ২টি');
});

test('four slips stand on a sheet of A4, one on a label of A6 and on a piece of a thermal roll', async () => {
  const orders = Array.from({ length: 9 }, (_, number) => ({ ...ORDER, _id: `o${number}` }));
  expect(await slipsOf(orders.slice(1))).toMatchObject({ sheets: 2, slips: 8 });
  expect(await slipsOf(orders)).toMatchObject({ sheets: 3, slips: 9 });
  for (const paper of ['a6', 'thermal80', 'thermal58'] as const)
    expect(await slipsOf(orders, 'en', paper)).toMatchObject({ sheets: 9, slips: 9 });
});

test('a slip has room for ten lines, on A6 for six; if there are more, the last one says how many', async () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, number) => ({ ...MOON, _id: `m${number}`, quantity: 1 }));
  expect(shownLines(lines(10), 10)).toEqual({ shown: lines(10), hidden: 0 });
  expect(shownLines(lines(11), 10)).toEqual({ shown: lines(9), hidden: 2 });
  const { text } = await slipsOf([{ ...ORDER, orderItems: lines(40) }]);
  expect(text).toContain('40 pieces');
  expect(text).toContain('and 31 more');
  expect((await slipsOf([{ ...ORDER, orderItems: lines(40) }], 'en', 'a6')).text).toContain('and 35 more');
});

test('the picking list adds up all orders, the hand-over list has each and the total', async () => {
  const locale = await loadPrintLocale('en');
  const orders = [ORDER, { ...ORDER, _id: 'y8', number: 'A-1043', payment: { at: 1, sum: 3_300 } }];
  const picking = textOf(renderToStaticMarkup(<PickingList orders={orders} locale={locale} brand={SHOP.brand} />));
  expect(picking).toContain('2 orders, 4 pieces');
  expect(picking).toContain('4 Moon Lamp A-1042 × 2, A-1043 × 2');
  const numbered = renderToStaticMarkup(<PickingList orders={[ORDER]} locale={locale} brand={SHOP.brand} />);
  expect(numbered).toContain('<span class="whitespace-nowrap">A-1042</span><span> × 2</span>');
  const handOver = textOf(renderToStaticMarkup(<HandOverList orders={orders} locale={locale} brand={SHOP.brand} />));
  expect(handOver).toContain(`1 A-1042 Rupa Shopper 01712345678 Savar, Dhaka House 7, Road 3 2 ${price(3_300, 'en')}`);
  expect(handOver).toContain(`2 A-1043 Rupa Shopper 01712345678 Savar, Dhaka House 7, Road 3 2 ${price(0, 'en')}`);
  expect(handOver).toContain(`Total: 2 orders 4 ${price(3_300, 'en')}`);
  expect(handOver).toContain('Handed over, for the shop');
  expect(handOver).toContain('Received, the rider');
});

test('slips and the picking list say the article numbers of what is in the parcel', async () => {
  const order = { ...ORDER, orderItems: [{ ...MOON, article: 'AL-104', quantity: 2 }] };
  expect((await slipsOf([order], 'both')).text).toContain('2 × AL-104 · Moon Lamp · চাঁদের বাতি');
  const locale = await loadPrintLocale('en');
  expect(textOf(renderToStaticMarkup(<PickingList orders={[order]} locale={locale} brand={SHOP.brand} />))).toContain(
    'AL-104 · Moon Lamp',
  );
});

test('the hand-over list is sorted by area, orders without a place last; within an area it keeps the given order', async () => {
  const at = (number: string, district?: string, thana?: string): Order => ({
    ...ORDER,
    number,
    place: district ? { district, thana, zone: 'outsideDhaka' } : undefined,
  });
  const orders = [
    at('o1'),
    at('o2', 'Khulna'),
    at('o3', 'Dhaka', 'Savar'),
    at('o4', 'Dhaka', 'Dhamrai'),
    at('o5', 'Khulna'),
  ];
  const html = renderToStaticMarkup(
    <HandOverList orders={orders} locale={await loadPrintLocale('bn')} brand={SHOP.brand} />,
  );
  expect(textOf(html).match(/\bo\d\b/g)).toEqual(['o4', 'o3', 'o2', 'o5', 'o1']);
});

test('the hand-over list has totals of each area where there are several', async () => {
  const khulna: Order = { ...ORDER, _id: 'z9', place: { district: 'Khulna', zone: 'outsideDhaka' } };
  const city: Order = { ...ORDER, _id: 'c1', place: { district: 'Dhaka', thana: 'Dhanmondi', zone: 'insideDhaka' } };
  const listOf = async (orders: Order[], rider?: string) =>
    textOf(
      renderToStaticMarkup(
        <HandOverList orders={orders} locale={await loadPrintLocale('en')} brand={SHOP.brand} rider={rider} />,
      ),
    );
  const several = await listOf([khulna, ORDER, city, { ...city, _id: 'c2' }]);
  expect(several).toContain(`Dhaka city: 2 orders 4 ${price(6_600, 'en')}`);
  expect(several).toContain(`Khulna: 1 order 2 ${price(3_300, 'en')}`);
  expect(several).toContain(`Total: 4 orders 8 ${price(13_200, 'en')}`);
  expect(await listOf([khulna])).not.toContain('Khulna: 1 order');
});

test('the sheet of an own rider names the rider, and has a place for the signature of each buyer', async () => {
  const locale = await loadPrintLocale('en');
  const html = renderToStaticMarkup(<HandOverList orders={[ORDER]} locale={locale} brand={SHOP.brand} rider="Karim" />);
  expect(textOf(html)).toContain('Rider’s sheet: Karim');
  expect(textOf(html)).toContain('Signature of the buyer');
});

test('the picking list has a column of shelves where a product has one', async () => {
  const locale = await loadPrintLocale('en');
  const listOf = (shelf?: string) => {
    const order = { ...ORDER, orderItems: [{ ...MOON, shelf, quantity: 2 }] };
    return textOf(renderToStaticMarkup(<PickingList orders={[order]} locale={locale} brand={SHOP.brand} />));
  };
  expect(listOf('B2')).toContain('Shelf Pieces Product For orders B2 2 Moon Lamp');
  expect(listOf()).not.toContain('Shelf');
});
