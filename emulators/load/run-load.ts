// Nothing gets lost: buyers come in greater and greater numbers, to the shop and to what it is measured against.
import { randomInt } from 'node:crypto';
import pMap from 'p-map';
import { step as showStep } from '../progress.ts';
import { type Lamp, newBuyer } from './buyers.ts';
import type { Made } from './calls.ts';
import type { Step } from './steps.ts';
import { type Told, visit } from './visit.ts';

/** What one step has shown of one server. */
export interface Figures {
  made: Made[];
  seconds: number;
}

export interface LoadedStep {
  step: Step;
  shop: Figures;
  /** Absent where there is no bare function. */
  bare?: Figures;
}

export interface Servers {
  /** Where the shop's API is. */
  shop: string;
  /** Where a function is that asks the database for the same without any code of a shop. */
  bare?: string;
}

const ACCOUNTS_AT_ONCE = 5;

/** Sends so many buyers, step by step; resolves with the figures, and with what the buyers of the shop were told. */
export async function runLoad({ shop, bare }: Servers, steps: Step[]): Promise<{ loaded: LoadedStep[]; told: Told[] }> {
  const lamps = await lampsOf(shop);
  const told: Told[] = [];
  const loaded: LoadedStep[] = [];
  for (const step of steps) {
    await showStep(`${step.buyers} buyers, ${step.atOnce} at once`, async () => {
      const ours = await send(shop, step, lamps);
      told.push(...ours.told);
      loaded.push({ step, shop: ours.figures, ...(bare && { bare: (await send(bare, step, lamps)).figures }) });
    });
  }
  return { loaded, told };
}

async function send(server: string, step: Step, lamps: Lamp[]): Promise<{ told: Told[]; figures: Figures }> {
  const run = randomInt(2 ** 30);
  const places = Array.from({ length: step.buyers }, (_, place) => place);
  const buyers = await pMap(places, (place) => newBuyer(place, lamps, run), { concurrency: ACCOUNTS_AT_ONCE });
  const made: Made[] = [];
  const since = performance.now();
  const record = (call: Made) => void made.push(call);
  const told = await pMap(buyers, (buyer) => visit(server, buyer, record), { concurrency: step.atOnce });
  return { told, figures: { made, seconds: (performance.now() - since) / 1_000 } };
}

async function lampsOf(shop: string): Promise<Lamp[]> {
  const answer = await fetch(`${shop}/products`);
  return (await answer.json()) as Lamp[]; // by the contract
}
