import { readFileSync } from 'node:fs';
import type { Specs } from '../src/contract/specs.ts';
import { CATEGORY_NAMES, type CategoryName, type FeaturedListName } from '../src/domain/products.ts';
import type { Role } from '../src/domain/roles.ts';

/** The folder of catalogue and pictures. Read as a file: the emulators' workspace is none that this one may import. */
export const SEED_DATA = new URL('../../emulators/data/', import.meta.url);

/** The file names of a picture and its smaller ones. */
export interface Pictured {
  img: string;
  thumbnail?: string;
  medium?: string;
}

interface SeededCatalogue {
  /** The newest first; `price` in taka. */
  products: (Pictured & {
    name: string;
    desc: string;
    nameBn: string;
    descBn: string;
    price: number;
    categories: CategoryName[];
    specs: Specs;
    family?: string;
  })[];
  categories: (Pictured & { name: CategoryName })[];
  /** Names of products. */
  featured: Record<FeaturedListName, string[]>;
}

/** The seed data of the catalogue. The seed parses each entry by the contract. */
export const catalogue: SeededCatalogue = JSON.parse(readFileSync(new URL('catalogue.json', SEED_DATA), 'utf8'));

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
