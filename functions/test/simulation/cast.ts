import type { Role } from '../../src/contract/users.ts';

export const CUSTOMERS = ['Rahim', 'Karim', 'Salma'] as const;
export const GUESTS = ['a guest', 'another guest'] as const;
/** The admin who stays one; customers may be promoted beside her. */
export const ADMIN = 'Ayesha';
export const MEMBERS = [...CUSTOMERS, ADMIN] as const;

export type CustomerName = (typeof CUSTOMERS)[number];
export type GuestName = (typeof GUESTS)[number];
export type Member = (typeof MEMBERS)[number];
export type Who = Member | GuestName;

export function isMember(who: Who): who is Member {
  return MEMBERS.some((member) => member === who);
}

export function isCustomer(who: Who): who is CustomerName {
  return CUSTOMERS.some((customer) => customer === who);
}

/** What somebody types into an order. Each text is theirs alone, so that it can be looked for in others' answers. */
export interface Details {
  name: string;
  mobileNumber: string;
  deliveryAddress: string;
}

export const DETAILS: Record<Who, Details> = {
  Rahim: { name: 'Rahim Uddin', mobileNumber: '01711111111', deliveryAddress: 'House 11, Rajshahi' },
  Karim: { name: 'Karim Mia', mobileNumber: '01722222222', deliveryAddress: 'House 22, Khulna' },
  Salma: { name: 'Salma Begum', mobileNumber: '01733333333', deliveryAddress: 'House 33, Sylhet' },
  Ayesha: { name: 'Ayesha Akter', mobileNumber: '01744444444', deliveryAddress: 'House 44, Dhaka' },
  'a guest': { name: 'Nadia Noor', mobileNumber: '01755555555', deliveryAddress: 'House 55, Barisal' },
  'another guest': { name: 'Tareq Aziz', mobileNumber: '01766666666', deliveryAddress: 'House 66, Rangpur' },
};

export const FIRST_ROLES: Record<Member, Role> = {
  Rahim: 'customer',
  Karim: 'customer',
  Salma: 'customer',
  Ayesha: 'admin',
};
