import { hash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import type { NumberScore } from '../contract/number-scores.ts';
import { COURIER_NAMES, type CourierName, courierNamed } from '../domain/couriers.ts';
import { courierPhone } from '../domain/mobile-number.ts';
import { numberKey } from '../orders/number-marks.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { type NumberScoreDocument, numberScores } from '../platform/database/collections.ts';
import { refusedUntil, stopCalls } from '../platform/outside/refused-keys.ts';
import { askCourier } from './ask-courier.ts';
import type { ScoreAnswer } from './courier.ts';
import { couriersOn, type OpenCourier, openCourier } from './registry.ts';

const KEPT_MS = 24 * 60 * 60_000;

/** What the couriers that are on know of a number: as it was told within a day, or as they answer now. */
export async function scoresOf(mobileNumber: string, now = Date.now()): Promise<NumberScore[]> {
  const phone = courierPhone(mobileNumber);
  if (!phone) return [];
  const asked = couriersOn().filter((name) => courierNamed(name).scores);
  return Promise.all(asked.map((name) => scoreOf(openCourier(name), phone, now)));
}

async function scoreOf(courier: OpenCourier, phone: string, now: number): Promise<NumberScore> {
  const { name } = courier;
  const id = scoreId(name, phone);
  const [kept] = await numberScores.get([id]);
  if (kept && kept.at > now - KEPT_MS) return told(name, kept);
  const answer = await ask(courier, phone, now);
  if (answer.kind !== 'told' && answer.kind !== 'noHistory') return { courier: name, answer: answer.kind };
  const document: NumberScoreDocument = {
    at: now,
    ...(answer.kind === 'told' && { score: answer.score }),
    removeAt: new Date(now + KEPT_MS),
  };
  await inTransaction(async (transaction) => numberScores.within(transaction).put(id, document));
  return told(name, document);
}

function told(courier: CourierName, { at, score }: Pick<NumberScoreDocument, 'at' | 'score'>): NumberScore {
  return score ? { courier, answer: 'told', at, score } : { courier, answer: 'noHistory', at };
}

/** After one question too many nobody asks for an hour: its quota is for all calls of a day. */
async function ask(courier: OpenCourier, phone: string, now: number): Promise<ScoreAnswer> {
  const { name, keys, score } = courier;
  const quota = `${name}-scores`;
  if (!score) return { kind: 'unknown' };
  if (await refusedUntil(quota, keys, now)) return { kind: 'busy' };
  const answer = await askCourier(courier, now, () => score(phone));
  if (answer.kind === 'busy') await stopCalls(quota, keys, now);
  return answer;
}

/** What couriers have told of a number and is still kept; nobody is asked. */
export async function keptScores(mobileNumber: string): Promise<NumberScore[]> {
  const found = await Promise.all(
    COURIER_NAMES.map(async (name) => {
      const [kept] = await numberScores.get([scoreId(name, numberKey(mobileNumber))]);
      return kept ? [told(name, kept)] : [];
    }),
  );
  return found.flat();
}

/** Forgets what couriers have told of a number. */
export function forgetScores(transaction: Transaction, mobileNumber: string): void {
  for (const name of COURIER_NAMES) numberScores.within(transaction).remove(scoreId(name, numberKey(mobileNumber)));
}

function scoreId(courier: CourierName, key: string): string {
  return hash('sha256', JSON.stringify([courier, key]));
}
