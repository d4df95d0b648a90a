import { WriteBatch } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { loseAnswer } from '../../../test/lose-answer.ts';
import { questions } from './collections.ts';
import { DatabaseBusy } from './database-timeouts.ts';
import { optimisticBatch } from './optimistic-batch.ts';

const LIMIT_MS = 1_000;
const QUESTION = { name: 'Rahim', email: 'r@x.example', question: 'Q', at: 1 };

const newId = () => crypto.randomUUID();

test('a write that never ends is given up', async () => {
  const endless = optimisticBatch(() => new Promise(() => {}), LIMIT_MS);
  await expect(endless).rejects.toBeInstanceOf(DatabaseBusy);
});

test('a write that is late does not happen', async () => {
  const commit = vi.spyOn(WriteBatch.prototype, 'commit');
  let goOn = () => {};
  const itsTimeIsOver = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let isWorkDone: Promise<unknown> | undefined;
  const late = optimisticBatch((write) => {
    questions.inBatch(write).insert(newId(), QUESTION);
    isWorkDone = itsTimeIsOver;
    return itsTimeIsOver;
  }, LIMIT_MS);
  await expect(late).rejects.toBeInstanceOf(DatabaseBusy);
  goOn();
  await isWorkDone;
  await new Promise(setImmediate); // whatever follows the work has begun
  expect(commit).not.toHaveBeenCalled();
  commit.mockRestore();
});

test.each([true, false])(
  'where the answer of the database is lost, what is repeatable is made again: %s',
  async (isRepeatable) => {
    const id = newId();
    loseAnswer('questions', 'runs the transaction again');
    const written = optimisticBatch(async (write) => {
      write.isRepeatable = isRepeatable;
      const all = questions.inBatch(write);
      const [there] = await all.get([id]);
      if (!there) all.insert(id, QUESTION);
      return there?.name;
    });
    if (isRepeatable) expect(await written).toBe('Rahim');
    else await expect(written).rejects.toThrow('connection reset');
  },
);

test('what it inserts and is there already makes it look again', async () => {
  const id = newId();
  await questions.reference.doc(id).set(QUESTION);
  const seen: unknown[] = [];
  const look = () =>
    optimisticBatch(async (write) => {
      const all = questions.inBatch(write);
      const [there] = seen.length > 0 ? await all.get([id]) : [];
      seen.push(there);
      if (!there) all.insert(id, { ...QUESTION, name: 'Karim' });
      return there?.name;
    });
  expect(await look()).toBe('Rahim');
  expect(seen).toEqual([undefined, { _id: id, ...QUESTION }]);
});

test('who does not look whether it is there fails after a few tries, and nothing of it is written', async () => {
  const [id, other] = [newId(), newId()];
  await questions.reference.doc(id).set(QUESTION);
  const work = vi.fn();
  const blind = optimisticBatch(async (write) => {
    work();
    for (const one of [other, id]) questions.inBatch(write).insert(one, QUESTION);
  });
  await expect(blind).rejects.toMatchObject({ code: 6 });
  expect(work).toHaveBeenCalledTimes(3);
  expect(await questions.get([other])).toEqual([]);
});

test('what fails for good says why, and is not tried again', async () => {
  const work = vi.fn(() => Promise.reject(new Error('out of paper')));
  await expect(optimisticBatch(work)).rejects.toThrow('out of paper');
  expect(work).toHaveBeenCalledOnce();
});

test('a write that fails for another reason says why, and is not tried again', async () => {
  const commit = vi.spyOn(WriteBatch.prototype, 'commit').mockRejectedValue(new Error('out of paper'));
  const failing = optimisticBatch(async (write) => questions.inBatch(write).insert(newId(), QUESTION));
  await expect(failing).rejects.toThrow('out of paper');
  expect(commit).toHaveBeenCalledOnce();
  commit.mockRestore();
});

test('without anything to write there is no trip for it', async () => {
  const commit = vi.spyOn(WriteBatch.prototype, 'commit');
  expect(await optimisticBatch(async (write) => questions.inBatch(write).get(['nobody']))).toEqual([]);
  expect(commit).not.toHaveBeenCalled();
  commit.mockRestore();
});

test.each([
  ['changed', (id: string) => questions.reference.doc(id).update({ name: 'Karim' })],
  ['removed', (id: string) => questions.reference.doc(id).delete()],
])('a document that is %s after it was read makes it look again', async (_, meanwhile) => {
  const id = newId();
  await questions.reference.doc(id).set(QUESTION);
  const seen: unknown[] = [];
  await optimisticBatch(async (write) => {
    const [there] = await questions.inBatch(write).get([id]);
    seen.push(there?.name);
    if (seen.length === 1) await meanwhile(id);
    if (there) questions.inBatch(write).updateIfUnmodified(id, { question: 'Another' });
  });
  expect(seen[0]).toBe('Rahim');
  const [after] = await questions.get([id]);
  expect(seen).toEqual(['Rahim', after?.name]);
});

test('who finds a document changed each time is told that the database is busy, and has written nothing', async () => {
  const id = newId();
  await questions.reference.doc(id).set(QUESTION);
  const unlucky = optimisticBatch(async (write) => {
    await questions.inBatch(write).get([id]);
    await questions.reference.doc(id).update({ name: newId() });
    questions.inBatch(write).removeIfUnmodified(id);
  });
  await expect(unlucky).rejects.toBeInstanceOf(DatabaseBusy);
  expect(await questions.get([id])).toHaveLength(1);
});

test('what was not read cannot be asked to be unchanged', async () => {
  const blind = optimisticBatch(async (write) => questions.inBatch(write).removeIfUnmodified('never-read'));
  await expect(blind).rejects.toThrow('questions/never-read was not read');
});
