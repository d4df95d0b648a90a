import { beforeAll, describe, expect, test } from 'vitest';
import { ask, pagesAs } from '../../../test/ask.ts';
import { type Person, signIn } from '../../../test/people.ts';
import { resetToSeed } from '../../../test/seed.ts';
import type { AuditSubject } from '../../contract/audit.ts';
import { audit } from '../database/collections.ts';

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
  const subjects: AuditSubject[] = ['product', 'order', 'role', 'product', 'featured', 'order', 'product'];
  for (const [at, subject] of subjects.entries()) {
    const line = { at, subject, by: 'a@example.com', uid: 'a', action: 'update', target: 't', label: 'l' } as const;
    await audit.reference.doc(`line-${at}`).set(line);
  }
});

const timesOf = async (path: string) =>
  (await ask(admin, `GET ${path as '/'}`)).body.map(({ at }: { at: number }) => at);

describe('GET /audit', () => {
  test('answers everything, the newest first', async () => {
    expect(await timesOf('/audit')).toEqual([6, 5, 4, 3, 2, 1, 0]);
  });

  test.each([
    ['product', [6, 3, 0]],
    ['order', [5, 1]],
    ['role', [2]],
    ['featured', [4]],
  ])('of one kind: %s', async (subject, times) => {
    expect(await timesOf(`/audit?subject=${subject}`)).toEqual(times);
    const pages = await pagesAs<{ at: number }>(admin, `/audit?subject=${subject}&limit=1`);
    expect(pages.flat().map(({ at }) => at)).toEqual(times);
  });

  test.each([1, 2, 3, 7])('in pages of %i, without gaps or doubles', async (limit) => {
    const pages = await pagesAs<{ at: number }>(admin, `/audit?limit=${limit}`);
    expect(pages.flat().map(({ at }) => at)).toEqual([6, 5, 4, 3, 2, 1, 0]);
  });

  test("answers what the contract says, without the admin's uid", async () => {
    const { status, body } = await ask(admin, 'POST /products', {
      name: 'Lamp',
      desc: 'A lamp.',
      price: 9,
      categories: ['LED Fan'],
      img: '/lamp.webp',
    });
    expect(status).toBe(200);
    expect((await ask(admin, 'GET /audit?limit=1')).body).toEqual([
      {
        _id: expect.any(String),
        at: expect.closeTo(Date.now(), -5),
        by: 'admin@aloghor.example',
        subject: 'product',
        action: 'add',
        target: body.insertedId,
        label: 'Lamp',
        after: { name: 'Lamp', desc: 'A lamp.', price: 9, categories: ['LED Fan'], img: '/lamp.webp' },
      },
    ]);
  });

  test.each(['subject=cart', 'limit=0', 'cursor=x'])('rejects %s', async (query) => {
    expect((await ask(admin, `GET /audit?${query}`)).status).toBe(400);
  });
});
