import { readFileSync } from 'node:fs';
import type { Family } from '../src/contract/families.ts';
import type { Picture } from '../src/contract/pictures.ts';
import type { Specs } from '../src/contract/specs.ts';
import type { CourierName } from '../src/domain/couriers.ts';
import type { DeskState } from '../src/domain/desk.ts';
import type { NumberMark } from '../src/domain/desk-marks.ts';
import type { ReturnReason } from '../src/domain/order-outcomes.ts';
import type { StaffStatus } from '../src/domain/order-status.ts';
import { CATEGORY_NAMES, type CategoryName, type FeaturedListName, type Room } from '../src/domain/products.ts';
import type { ReviewState } from '../src/domain/reviews.ts';
import type { Role } from '../src/domain/roles.ts';
import type { Settings } from '../src/domain/settings.ts';
import type { SmallPictureField } from '../src/domain/small-pictures.ts';

/** The folder of catalogue and pictures. Read as files: this workspace may not import from the emulators'. */
export const SEED_DATA = new URL('../../emulators/data/', import.meta.url);

/** The file names of a picture and its smaller ones. */
export type Pictured = { img: string } & { [Field in SmallPictureField]?: string };

interface SeededCatalogue {
  /** The newest first; `price` in taka. */
  products: (Pictured & {
    name: string;
    article: string;
    desc: string;
    translations: { bn: { name: string; desc: string } };
    price: number;
    /** What the shop pays for one, in taka; some have none. Only a shop with orders has them. */
    cost?: number;
    categories: CategoryName[];
    specs: Specs;
    rooms: Room[];
    /** All of them, where there are several. */
    pictures?: (Pictured & { alt?: Picture['alt'] })[];
    family?: Family;
  })[];
  categories: (Pictured & { name: CategoryName })[];
  /** Names of products. */
  featured: Record<FeaturedListName, string[]>;
}

/** The seed data of the catalogue. The seed parses each entry by the contract. */
export const catalogue: SeededCatalogue = JSON.parse(readFileSync(new URL('catalogue.json', SEED_DATA), 'utf8'));

/** What a shop that has sold something has set. */
export const seededSettings: Pick<Settings, 'legal' | 'delivery' | 'advance' | 'riders'> = JSON.parse(
  readFileSync(new URL('settings.json', SEED_DATA), 'utf8'),
);

/** What a buyer has sent. Products go by their names. */
export interface SeededRequest {
  buyer: string;
  /** Of a person of the seed; anybody else is a guest. */
  uid?: string;
  mobileNumber: string;
  address: string;
  /** By their English names. */
  district: string;
  thana?: string;
  lines: { product: string; quantity: number }[];
}

/** An order from some days before the shop is opened, with its buyer's reviews. */
export interface SeededOrder extends SeededRequest {
  daysAgo: number;
  /** All of this product. */
  cameBack?: { product: string; reason: ReturnReason };
  reviews: {
    product: string;
    stars: number;
    text?: string;
    isNamed?: boolean;
    daysAgo: number;
    state: ReviewState;
    answer?: { text: string; daysAgo: number };
  }[];
}

/** The first orders of a shop that somebody opens to look at it. */
export const seededOrders: SeededOrder[] = JSON.parse(readFileSync(new URL('orders.json', SEED_DATA), 'utf8'));

/** What the staff have done with an order so many minutes before the shop is opened. */
export type SeededStep = { minutesAgo: number } /** `putAside`: the shop calls no more after it. */ & (
  | { call: DeskState; note?: string; holdDays?: number; putAside?: true }
  | { packedIn: number }
  | { rider: string }
  | { booked: CourierName }
  | { status: StaffStatus }
  /** Its courier has told this word of the parcel. */
  | { told: string }
  /** Its courier has delivered it. */
  | { isBrought: true }
  | { isClaimed: true }
);

/** An order that the shop works on, or has just ended. */
export interface SeededDeskOrder extends SeededRequest {
  minutesAgo: number;
  steps: SeededStep[];
}

/** What the staff find in a shop that somebody opens to look at it: orders in every state of their day. */
export const seededDesk: {
  marks: { mobileNumber: string; marks: NumberMark[]; daysAgo: number }[];
  orders: SeededDeskOrder[];
} = JSON.parse(readFileSync(new URL('desk.json', SEED_DATA), 'utf8'));

export interface SeededPerson {
  uid: string;
  name: string;
  email: string;
  password: string;
  role: Role;
}

/** Who can sign in to the shop as it is seeded. */
export const PEOPLE: SeededPerson[] = [
  { uid: 'admin', name: 'Admin', email: 'admin@aloghor.example', password: 'aloghor-admin', role: 'admin' },
  {
    uid: 'customer',
    name: 'Customer',
    email: 'customer@aloghor.example',
    password: 'aloghor-customer',
    role: 'customer',
  },
  { uid: 'clerk', name: 'Clerk', email: 'clerk@aloghor.example', password: 'aloghor-clerk', role: 'clerk' },
  { uid: 'packer', name: 'Packer', email: 'packer@aloghor.example', password: 'aloghor-packer', role: 'packer' },
];

/** Some of the shop's categories, in its order, so that tests do not depend on the sample shop's. */
export const [FIRST_CATEGORY, SECOND_CATEGORY, THIRD_CATEGORY] = CATEGORY_NAMES;
