import type { Role } from '../src/contract/users.ts';

export interface Person {
  uid: string;
  name: string;
  email: string;
  password: string;
  role: Role;
}

/** Who can sign in to the shop as it is seeded. */
export const PEOPLE: Person[] = [
  { uid: 'admin', name: 'Admin', email: 'admin@aloghor.example', password: 'aloghor-admin', role: 'admin' },
  {
    uid: 'customer',
    name: 'Customer',
    email: 'customer@aloghor.example',
    password: 'aloghor-customer',
    role: 'customer',
  },
];
