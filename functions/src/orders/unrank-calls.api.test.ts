import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { UNRANKED } from '../domain/call-rank.ts';
import { desk as desks } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const MOBILE = '01712345671';

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});
afterAll(resetToSeed);

async function place(count: number): Promise<string[]> {
  const order = { name: 'Rahim', mobileNumber: MOBILE, orderItems: [{ _id: 'dhoya-smoked-glass-pendant' }] };
  const ids: string[] = [];
  while (ids.length < count) ids.push((await askInProcess(NOBODY, 'POST /orders', order)).body.insertedId);
  return ids;
}

test('ten orders of one number are delivered at once, and each call that is still due about the number is ranked anew', async () => {
  const [waiting = '', ...delivered] = await place(11);
  await desks.reference.doc(waiting).update({ callRank: { numbers: 'ranked', points: 1 } });
  const answers = await Promise.all(delivered.map((id) => askInProcess(admin, statusCall(id, 'Delivered'))));
  expect(answers.map(({ status, body }) => [status, body.modifiedCount])).toEqual(delivered.map(() => [200, 1]));
  const [desk] = await desks.get([waiting]);
  expect(desk?.callRank).toEqual(UNRANKED);
});
