import { describe, expect, test } from 'vitest';
import { sentBy } from '../../test/sent-schema.ts';
import type { JsonSchema } from '../openapi/types.ts';
import { BadInput } from '../platform/http/errors.ts';
import { parseInput } from '../platform/http/input.ts';
import { contractEndpoints } from './calls.ts';
import type { Endpoint, Schema } from './endpoint.ts';
import { Email, PictureAddress, Quantity } from './fields.ts';
import { OrderItem } from './order-items.ts';

const HALF = 'half \ud83d';

/** A field that may be sent, and its path: `0` for an entry of a list. */
interface Place {
  path: string[];
  sent: JsonSchema;
}

function placesIn(schema: Schema): Place[] {
  return placesBelow(sentBy(schema), []);
}

function placesBelow(sent: JsonSchema, path: string[]): Place[] {
  const alternatives = (sent.anyOf ?? []).flatMap((one) => placesBelow(one, path));
  const fields = Object.entries(sent.properties ?? {}).flatMap(([name, one]) => placesBelow(one, [...path, name]));
  const entries = sent.items ? placesBelow(sent.items, [...path, '0']) : [];
  return [...(sent.anyOf ? [] : [{ path, sent }]), ...alternatives, ...fields, ...entries];
}

const parts = contractEndpoints.flatMap((endpoint) =>
  (['query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? placesIn(schema).map((place) => ({ endpoint, part, ...place })) : [];
  }),
);
const named = ({ endpoint, part, path }: (typeof parts)[number]) =>
  `${endpoint.method} ${endpoint.path} ${part} ${path.join('.')}`.trim();

test('every text and every list that may be sent has a maximum', () => {
  const endless = parts.filter(({ sent }) => {
    const isFixed = sent.enum !== undefined || sent.const !== undefined;
    const isText = sent.type === 'string' && !isFixed;
    return (isText && sent.maxLength === undefined) || (sent.type === 'array' && sent.maxItems === undefined);
  });
  expect(endless.map(named)).toEqual([]);
});

test('only fields that the server decides and ignores may have any shape', () => {
  const shapeless = parts.filter(({ sent }) => !sent.type && !sent.enum && sent.const === undefined);
  expect(shapeless.map(named)).toEqual(
    ['POST /orders', 'POST /orders/admin'].flatMap((endpoint) => [
      `${endpoint} body email`,
      `${endpoint} body orderItems.0.price`,
    ]),
  );
});

describe('half a character', () => {
  const texts = parts.filter(({ sent }) => sent.type === 'string' || !sent.type);

  test('is rejected in every text, naming its field', () => {
    expect(texts.length).toBeGreaterThan(100);
    const errors = texts.map((text) => {
      const input = sentAt(text.path, HALF);
      const error = text.part === 'body' ? parsed(text.endpoint, {}, input) : parsed(text.endpoint, input, {});
      return { field: named(text), error };
    });
    const rejected = ({ path }: Place) => ({
      status: 400,
      members: { errors: [{ path: path.join('.') || 'body', message: 'must be well-formed Unicode' }] },
    });
    expect(errors).toMatchObject(texts.map((text) => ({ field: named(text), error: rejected(text) })));
  });

  test('is rejected in unknown fields, too', () => {
    const withBody = contractEndpoints.filter(({ body }) => body);
    for (const endpoint of withBody)
      expect(parsed(endpoint, {}, { unknown: [{ [HALF]: 1 }] })).toBeInstanceOf(BadInput);
  });

  function sentAt(path: string[], value: unknown): object {
    return path.reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), value) as object;
  }

  function parsed(endpoint: Endpoint, query: object, body: unknown) {
    return parseInput(endpoint, { ...query }, body);
  }
});

describe('an e-mail address', () => {
  test.each(['karim..k@example.com', '.karim@example.com', 'a_b@mail-box.example.com', "o'brien+lamp@EXAMPLE.com.bd"])(
    'is what a browser accepts as one: %s',
    (email) => {
      expect(Email.safeParse(email).success).toBe(true);
    },
  );

  test.each([
    'karim',
    'karim@',
    '@example.com',
    'karim@example',
    'a b@example.com',
    'a@b@example.com',
    'a@-b.com',
    'a@b..com',
    'a@example.com\nb',
  ])('is not %j', (email) => {
    expect(Email.safeParse(email).error?.issues[0]?.message).toBe('must be an e-mail address');
  });

  const ofLength = (length: number) => `${'x'.repeat(length - 12)}@example.com`;

  test('has at most 254 characters', () => {
    expect(Email.safeParse(ofLength(254)).success).toBe(true);
    expect(Email.safeParse(ofLength(255)).error?.issues[0]?.message).toBe('must have at most 254 characters');
  });
});

test.each([
  [0, false],
  [1, true],
  [99, true],
  [100, false],
])('a quantity of %s: %s', (quantity, may) => {
  expect(Quantity.safeParse(quantity).success).toBe(may);
});

test.each([
  ['https://i.example/lamp.png', true],
  ['http://a', true],
  ['/pictures/lamp.webp', true],
  ['https:///lamp.png', false],
  ['https:// i.example', false],
  ['//i.example/lamp.png', false],
  ['javascript:alert(1)', false],
  ['https://i.example/a b.png', false],
  ['http://[', false],
  ['https://i.example:99999/lamp.png', false],
  ['https://%zz/lamp.png', false],
  ['/pictures/[', true],
])('%s as a picture address: %s', (address, is) => {
  expect(PictureAddress.safeParse(address).success).toBe(is);
});

test('what was stored with an address that is no longer taken is still answered', () => {
  const line = { _id: 'lamp', name: 'Lamp', img: 'http://[', price: 1, quantity: 1 };
  expect(OrderItem.parse(line)).toEqual(line);
});

// A pattern that backtracks quadratically takes half a minute.
test('a picture address of a whole call is rejected in no time', { timeout: 10_000 }, () => {
  expect(PictureAddress.safeParse(`https://${'a'.repeat(250_000)} b`).success).toBe(false);
});
