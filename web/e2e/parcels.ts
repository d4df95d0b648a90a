import type { Page } from '@playwright/test';
import {
  addProduct,
  bookWith,
  orderNumberOf,
  ordersOfMobile,
  placeFirstCall,
  placeOrders,
  recordCall,
} from './api-helpers.ts';
import { moveParcel, parcelsOf } from './courier-account.ts';
import { newMobile } from './people.ts';

/** A scanner types fast, wherever the focus is, and ends with Enter. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** Presses Enter as fast as a person may: one that comes sooner after a scan, or a stop, is taken for the scanner's own. */
export async function pressEnter(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() - since > 500, since);
  await page.keyboard.press('Enter');
}

/** What the code of an order's slip says: the address of the tracking page. */
export async function slipOf(orderId: string): Promise<string> {
  return `https://shop.example/track?id=${await orderNumberOf(orderId)}`;
}

/** Counts on the page's body how often it prints, and how often it sounds. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = String(Number(document.body.dataset.printed ?? 0) + 1);
      window.dispatchEvent(new Event('afterprint'));
    };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      document.body.dataset.tones = String(Number(document.body.dataset.tones ?? 0) + 1);
      return start.apply(this, when);
    };
  });
}

/** A lamp of 900 taka, with an article number if one is named; returns its id. */
export function addLamp(article?: string): Promise<string> {
  return addProduct({
    name: `Bench Lamp ${article ?? 'without a code'}`,
    desc: 'A lamp.',
    price: 900,
    categories: ['Table Lamp'],
    img: '/icon-192.png',
    article,
  });
}

/** The id of an order that its buyer has confirmed by telephone. */
export async function confirmed(orderItems: object[]): Promise<string> {
  const id = await placeFirstCall(newMobile(), 'Rupa Shopper', { orderItems });
  await recordCall(id, 'confirmed');
  return id;
}

const RUPA = { deliveryAddress: 'House 9, Road 3', place: { district: 'Dhaka', thana: 'Dhanmondi' } };

/** An order, of a moon lamp or what else is named, whose parcel is booked with this courier. */
export async function bookedOrder(courier: string, orderItems?: object[]) {
  const mobile = newMobile();
  await placeOrders(mobile, 1, { ...RUPA, ...(orderItems && { orderItems }) });
  const [id = ''] = await ordersOfMobile(mobile);
  await recordCall(id, 'confirmed');
  await bookWith(courier, id);
  const [parcel] = await parcelsOf(mobile);
  if (!parcel) throw new Error(`${courier} has no parcel.`);
  return { id, mobile, parcel, number: await orderNumberOf(id) };
}

/** The same, and its courier has told this word of the parcel. */
export async function followedOrder(courier: string, word: string, orderItems?: object[]) {
  const booked = await bookedOrder(courier, orderItems);
  await moveParcel(booked.parcel, word);
  return booked;
}
