import { contractEndpoints } from '@aloghor/functions/src/contract/calls';
import { nameOf, Problem } from '@aloghor/functions/src/contract/endpoint';
import { assertDocumented } from '@aloghor/functions/test/as-documented';
import { openAccount } from '@aloghor/functions/test/courier-host';
import { chosenRun, RANDOM_TIMEOUT_MS } from '@aloghor/functions/test/long-runs';
import { imgbb, withImageHost } from '@aloghor/functions/test/pictures';
import { recordWrites } from '@aloghor/functions/test/recordings';
import { resetToSeed } from '@aloghor/functions/test/seed';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Fixture, newFixture } from './fixture.ts';
import { type FuzzedCall, fuzzedCall } from './fuzzed-call.ts';
import { type Answer, expectedCodesOf, openServer, wereWritten } from './send.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // each order is logged

const { amount: INPUTS, seed: SEED } = chosenRun(1_500, 20_000);

/** On average, on a busy machine. */
const INPUT_LIMIT_MS = 250;

/** After so many inputs the data is reset. */
const ROUND = 4_000;

/** So many reach every endpoint with an input that it accepts. */
const ENOUGH = 5 * ROUND;
const SLOWEST = 5;

let server: Awaited<ReturnType<typeof openServer>>;
const slowest: { ms: number; name: string }[] = [];
const accepted = new Set<string>();

beforeAll(async () => {
  openAccount(); // whose secrets couriers show
  server = await openServer();
});

afterAll(async () => {
  server.close();
  await resetToSeed();
});

test('every input gets an answer of its endpoint, and a rejected call writes nothing', {
  timeout: Math.max(RANDOM_TIMEOUT_MS, INPUTS * INPUT_LIMIT_MS),
}, async () => {
  for (let done = 0; done < INPUTS; done += ROUND) {
    const fixture = await newFixture(); // with the shop's pictures, before a host that has one for all
    const isAnswered = fc.asyncProperty(fuzzedCall(contractEndpoints, fixture), (call) => assertAnswer(call, fixture));
    const run = { seed: SEED + done, numRuns: Math.min(ROUND, INPUTS - done), endOnFailure: true };
    await withImageHost(imgbb([]), () => fc.assert(isAnswered, run));
  }
  const times = slowest.map(({ ms, name }) => `  ${Math.round(ms)} ms: ${name}\n`);
  process.stdout.write(`${INPUTS} inputs from seed ${SEED}; the slowest calls:\n${times.join('')}`);
  const neverAccepted = contractEndpoints.map(nameOf).filter((name) => !accepted.has(name));
  if (INPUTS >= ENOUGH) expect(neverAccepted).toEqual([]); // in a shorter run chance may leave out an endpoint
});

async function assertAnswer(call: FuzzedCall, fixture: Fixture): Promise<void> {
  const start = Date.now();
  let answer: Answer | undefined;
  const announced = await recordWrites(async () => {
    answer = await server.send(call, fixture);
  });
  if (!answer) throw new Error('The work above was not done');
  slowest.push({ ms: Date.now() - start, name: `${nameOf(call.endpoint)}, ${call.mutation}` });
  slowest.sort((one, other) => other.ms - one.ms).splice(SLOWEST);

  expect(Object.keys(Object.prototype)).toEqual([]);
  assertDocumented({ ...call.endpoint, ...answer });
  if (answer.status === (call.endpoint.replyStatus ?? 200)) return assertAccepted(call, answer);
  assertRejected(call, answer);
  expect(await wereWritten(announced, start)).toEqual([]);
}

function assertAccepted({ endpoint, isWrong }: FuzzedCall, { type, text }: Answer): void {
  expect(isWrong, `accepted: ${text.slice(0, 200)}`).toBe(false);
  expect(type).toMatch(/^application\/json/);
  endpoint.reply.parse(JSON.parse(text));
  accepted.add(nameOf(endpoint));
}

function assertRejected({ endpoint }: FuzzedCall, { status, type, text }: Answer): void {
  expect(type, `${status} ${text.slice(0, 200)}`).toMatch(/^application\/problem\+json/);
  const problem = Problem.parse(JSON.parse(text));
  expect(problem.status).toBe(status);
  expect(expectedCodesOf(endpoint)).toContain(problem.code);
}
