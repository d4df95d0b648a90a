import type { Role } from '@aloghor/functions/domain/roles';

export const CUSTOMERS = ['Rahim', 'Karim', 'Salma'] as const;
export const GUESTS = ['a guest', 'another guest'] as const;
/** The admin who stays one; customers may be promoted beside her. */
export const ADMIN = 'Ayesha';
/** Who calls buyers beside her. */
export const CLERK = 'Nasrin';
export const MEMBERS = [...CUSTOMERS, ADMIN, CLERK] as const;

export type CustomerName = (typeof CUSTOMERS)[number];
type GuestName = (typeof GUESTS)[number];
export type Member = (typeof MEMBERS)[number];
export type Who = Member | GuestName;

export function isMember(who: Who): who is Member {
  return MEMBERS.some((member) => member === who);
}

export function isCustomer(who: Who): who is CustomerName {
  return CUSTOMERS.some((customer) => customer === who);
}

/** What each person types into an order. Every text is unique, so that it can be searched for in others' answers. */
interface Details {
  name: string;
  mobileNumber: string;
  deliveryAddress: string;
}

export const DETAILS: Record<Who, Details> = {
  Rahim: { name: 'Rahim Uddin', mobileNumber: '01711111111', deliveryAddress: 'House 11, Rajshahi' },
  Karim: { name: 'Karim Mia', mobileNumber: '01722222222', deliveryAddress: 'House 22, Khulna' },
  Salma: { name: 'Salma Begum', mobileNumber: '01733333333', deliveryAddress: 'House 33, Sylhet' },
  Ayesha: { name: 'Ayesha Akter', mobileNumber: '01744444444', deliveryAddress: 'House 44, Dhaka' },
  Nasrin: { name: 'Nasrin Jahan', mobileNumber: '01777777777', deliveryAddress: 'House 77, Comilla' },
  'a guest': { name: 'Nadia Noor', mobileNumber: '01755555555', deliveryAddress: 'House 55, Barisal' },
  'another guest': { name: 'Tareq Aziz', mobileNumber: '01766666666', deliveryAddress: 'House 66, Rangpur' },
};

export const FIRST_ROLES: Record<Member, Role> = {
  Rahim: 'customer',
  Karim: 'customer',
  Salma: 'customer',
  Ayesha: 'admin',
  Nasrin: 'clerk',
};

/** The products at the start of a history; `price` in poisha. */
export const LAMPS = [
  { id: 'jute', name: 'Jute Lamp', price: 90_000 },
  { id: 'moon', name: 'Moon Lamp', price: 45_025 },
  { id: 'dust', name: 'Dust Lamp', price: 1 },
  { id: 'palace', name: 'Palace Chandelier', price: 1_000_000_000 },
  { id: 'clock', name: 'Clock Light', price: 123_999 },
  { id: 'fan', name: 'LED Fan', price: 310_010 },
] as const;

/** The stock of the products that are counted. */
export const FIRST_STOCK: Partial<Record<LampId, number>> = { fan: 4 };

/** Choices of one lamp. */
export const FAMILY: readonly LampId[] = ['moon', 'clock'];

export type LampId = (typeof LAMPS)[number]['id'];

export const LAMP_IDS = LAMPS.map(({ id }) => id);

/** Product files, each with a lamp that the shop does not have; `price` in poisha. The shop makes its id of the file and row 2. */
export const FILES = [
  { importId: 'lamps-of-november-2026', lamp: { id: 'ab4a796cc052f378b5944771', name: 'Brass Lamp', price: 30_050 } },
  { importId: 'lamps-of-december-2026', lamp: { id: 'c18f80a6f55a0b272c931abb', name: 'Shell Lamp', price: 99_900 } },
] as const;

export type ProductFile = (typeof FILES)[number];

export function nameOfLamp(id: string): string {
  return [...LAMPS, ...FILES.map(({ lamp }) => lamp)].find((lamp) => lamp.id === id)?.name ?? id;
}
