import { expect, test } from 'vitest';
import { derivedParcelFields } from './derived-parcel-fields.ts';

const NOON = Date.parse('2026-11-28T12:00:00+06:00');
const HOUR_MS = 60 * 60_000;

const held = {
  courier: 'steadfast',
  state: 'held',
  word: 'hold',
  wordAt: NOON,
  at: NOON - HOUR_MS,
  events: [{ at: NOON - HOUR_MS }, { at: NOON }],
  followAt: NOON + 1,
} as const;
const rescue = { since: NOON, failedAt: NOON, acts: [] };

test('what is held is asked for, and somebody is to do something until its deadline', () => {
  const rescueBy = NOON + 24 * HOUR_MS;
  expect(derivedParcelFields(held)).toEqual({ rescue, rescueBy, followAt: NOON + 1 });
});

test('what is back waits for nobody: no deadline, no doubt, and no question', () => {
  const waiting = { rescue: { ...rescue, againAt: NOON }, rescueBy: NOON, inDoubtSince: NOON };
  const back = derivedParcelFields({ ...held, ...waiting, state: 'returned' });
  expect(back).toEqual({ rescue }); // undefined counts as absent
});

test('an answer that was lost waits for a person once its courier is not asked any more, and in a file until that is uploaded', () => {
  const unknown = { ...held, state: 'unknown' } as const;
  expect(derivedParcelFields({ ...unknown, askAt: NOON + 1 }).inDoubtSince).toBeUndefined();
  expect(derivedParcelFields(unknown).inDoubtSince).toBe(NOON);
  expect(derivedParcelFields({ ...unknown, courier: 'file' }).inDoubtSince).toBe(NOON);
  expect(derivedParcelFields({ ...held, courier: 'file', state: 'booked' }).inDoubtSince).toBeUndefined();
});

test('a doubt lasts since the event that brought it, however often it is written', () => {
  const doubted = { ...held, state: 'delivered', doubt: 'sumUnclear' } as const;
  expect(derivedParcelFields(doubted).inDoubtSince).toBe(NOON);
  expect(derivedParcelFields({ ...doubted, inDoubtSince: 1 }).inDoubtSince).toBe(1);
  expect(derivedParcelFields({ ...doubted, events: [] }).inDoubtSince).toBe(doubted.at);
  expect(derivedParcelFields({ ...doubted, doubt: undefined, inDoubtSince: 1 }).inDoubtSince).toBeUndefined();
});

test('a lost parcel is in doubt until its courier is asked to pay, and then that is open until it is closed', () => {
  const lost = { ...held, state: 'lost' } as const;
  expect(derivedParcelFields(lost)).toMatchObject({ inDoubtSince: NOON, compensationSince: undefined });
  const compensation = { at: NOON + 5 };
  const asked = derivedParcelFields({ ...lost, compensation });
  expect(asked).toMatchObject({ inDoubtSince: undefined, compensationSince: NOON + 5 });
  const closed = derivedParcelFields({ ...lost, compensation: { ...compensation, closed: {} } });
  expect(closed.compensationSince).toBeUndefined();
});

test('of one without an interface nobody asks', () => {
  expect(derivedParcelFields({ ...held, courier: 'file' }).followAt).toBeUndefined();
});
