// Costs are known: the bare function runs in the same emulator as the shop's.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FurtherFunction } from '../stack/plan.ts';
import type { StackFolder } from '../stack/stack-folder.ts';

const BARE = fileURLToPath(new URL('../bench/bare-function.ts', import.meta.url));

const ANSWERS = 'bare-answers.json';

/** It answers reads with the bytes of a file, which is found from its own folder. */
export const BARE_BESIDE: FurtherFunction = {
  name: 'bare',
  region: 'asia-south1',
  source: BARE,
  env: { BARE_ANSWERS: `../${ANSWERS}` },
};

/** Keeps what the shop answers to a buyer who looks around. */
export async function keepAnswers(shop: string, { path }: StackFolder): Promise<void> {
  const list = await textOf(`${shop}/products?limit=24`);
  const lamps = JSON.parse(await textOf(`${shop}/products`)) as { _id: string }[]; // by the contract
  const items = lamps.map(async ({ _id }) => [`GET /item/${_id}`, await textOf(`${shop}/item/${_id}`)]);
  const answers = Object.fromEntries([['GET /products?limit=24', list], ...(await Promise.all(items))]);
  writeFileSync(join(path, ANSWERS), JSON.stringify(answers));
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}
