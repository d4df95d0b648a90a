// Nothing gets lost: many buyers at once, and how long the shop took to answer them.
import { randomInt } from 'node:crypto';
import { createHistogram } from 'node:perf_hooks';
import pMap from 'p-map';
import type { Table } from '../bench/table.ts';
import { step } from '../progress.ts';
import { type Lamp, newBuyer } from './buyers.ts';
import { type Made, type Told, visit } from './visit.ts';

const ACCOUNTS_AT_ONCE = 5;

/** Sends so many buyers, at most so many of them at once; resolves with their calls, and with what they were told. */
export async function runLoad(shop: string, buyers: number, atOnce: number): Promise<{ made: Made[]; told: Told[] }> {
  const answer = await fetch(`${shop}/products`);
  const lamps = (await answer.json()) as Lamp[]; // by the contract
  const run = randomInt(2 ** 30);
  const places = Array.from({ length: buyers }, (_, place) => place);
  const people = await pMap(places, (place) => newBuyer(place, lamps, run), { concurrency: ACCOUNTS_AT_ONCE });
  const made: Made[] = [];
  const record = (call: Made) => void made.push(call);
  const told = await step(`${buyers} buyers, ${atOnce} at once`, () =>
    pMap(people, (buyer) => visit(shop, buyer, record), { concurrency: atOnce }),
  );
  return { made, told };
}

/** Each kind of call. Those that were cut on purpose are no errors, and say nothing about time. */
export function callTable(made: Made[]): Table {
  const answered = made.filter(({ isCut }) => !isCut);
  const kinds = [...new Set(answered.map(({ kind }) => kind))].toSorted();
  return {
    title: 'Calls',
    columns: ['call', 'calls', 'errors', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows: kinds.map((kind) => {
      const calls = answered.filter((call) => call.kind === kind);
      const times = createHistogram();
      for (const { ms } of calls) times.record(Math.max(1, Math.round(ms)));
      const errors = calls.filter(({ status }) => status !== 200).length;
      return [kind, calls.length, errors, ...[50, 95, 99].map((percent) => times.percentile(percent))];
    }),
  };
}
