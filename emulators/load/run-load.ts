// Nothing gets lost: buyers come in greater and greater numbers, to the shop and to what it is measured against.
import { randomInt } from 'node:crypto';
import pMap from 'p-map';
import { step as showStep } from '../progress.ts';
import { type Lamp, newBuyer } from './buyers.ts';
import { type Made, type Told, visit } from './visit.ts';

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
      const figures: LoadedStep = { step, shop: nothing(), ...(bare && { bare: nothing() }) };
      for (const round of roundsOf(step)) {
        // The first meets a colder machine: they take turns.
        const isShopFirst = round.place % 2 === 0;
        if (isShopFirst) told.push(...(await send(shop, round, lamps, figures.shop)));
        if (bare && figures.bare) await send(bare, round, lamps, figures.bare);
        if (!isShopFirst) told.push(...(await send(shop, round, lamps, figures.shop)));
      }
      loaded.push(figures);
    });
  }
  return { loaded, told };
}

const ROUNDS = 4;

/** Parts of a step, each with enough buyers for so many at once. */
function roundsOf({ buyers, atOnce }: Step) {
  const rounds = Math.max(1, Math.min(ROUNDS, Math.floor(buyers / atOnce)));
  return Array.from({ length: rounds }, (_, place) => {
    const share = Math.floor((buyers * (place + 1)) / rounds) - Math.floor((buyers * place) / rounds);
    return { place, atOnce, buyers: share };
  });
}

function nothing(): Figures {
  return { made: [], seconds: 0 };
}

/** Adds to the figures what has been seen; resolves with what the buyers were told. */
async function send(server: string, step: Step, lamps: Lamp[], figures: Figures): Promise<Told[]> {
  const run = randomInt(2 ** 30);
  const places = Array.from({ length: step.buyers }, (_, place) => place);
  const buyers = await pMap(places, (place) => newBuyer(place, lamps, run), { concurrency: ACCOUNTS_AT_ONCE });
  const since = performance.now();
  const record = (call: Made) => void figures.made.push(call);
  const told = await pMap(buyers, (buyer) => visit(server, buyer, record), { concurrency: step.atOnce });
  figures.seconds += (performance.now() - since) / 1_000;
  return told;
}

async function lampsOf(shop: string): Promise<Lamp[]> {
  const answer = await fetch(`${shop}/products`);
  return (await answer.json()) as Lamp[]; // by the contract
}

/** A part of a load run: so many buyers, at most so many of them at once. */
export interface Step {
  atOnce: number;
  buyers: number;
}

const FIRST = [1, 5];

/** All buyers, more and more of them at once: 1, 5, 10, 20, 40 and so on up to `most`. More at once come in greater numbers. */
export function stepsUpTo(most: number, buyers: number): Step[] {
  const sizes = FIRST.filter((size) => size < most);
  for (let size = 10; size < most; size *= 2) sizes.push(size);
  sizes.push(most);
  const parts = sizes.reduce((sum, size) => sum + size, 0);
  const shares = sizes.map((atOnce) => ({ atOnce, buyers: Math.max(1, Math.floor((buyers * atOnce) / parts)) }));
  const given = shares.reduce((sum, share) => sum + share.buyers, 0);
  return shares.map((share) => (share.atOnce === most ? { ...share, buyers: share.buyers + buyers - given } : share));
}
