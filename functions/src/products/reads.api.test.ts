import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetToSeed } from '../../../emulators/seed.ts';
import { catalogueHead } from '../firestore.ts';
import { NOBODY } from '../testing/people.ts';
import { holdsCatalogue } from './products-store.ts';

const HEAD_AND_SHARD = 2;

const EVERY_READ = [
  'GET /products',
  'GET /products?limit=5',
  'GET /products?limit=5&category=Table+Lamp&sort=price&fields=_id,name',
  'GET /products?q=no+such+lamp',
  'GET /products?featured=best&limit=4',
  'GET /item/dhoya-smoked-glass-pendant',
  'GET /item/no-such-lamp',
  'GET /categories',
  'GET /bestProducts',
] as const;

/** A shopper opens the home page, a category and a product, and searches. */
const JOURNEY = [
  'GET /categories',
  'GET /products?limit=24',
  'GET /bestProducts',
  'GET /products?featured=best',
  'GET /products?category=Wall+lights&limit=24&sort=price',
  'GET /item/dhoya-smoked-glass-pendant',
  'GET /products?q=lamp&limit=4&fields=_id,name,img',
] as const;
