import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOOK_UP_PACE } from '@aloghor/functions/src/couriers/look-up-parcels';
import type { Staff } from '@aloghor/functions/src/platform/http/access';
import type { Asked } from '@aloghor/functions/test/ask';
import { openAccount } from '@aloghor/functions/test/courier-host';
import { withForgedToken } from '@aloghor/functions/test/people';
import { vi } from 'vitest';
import { openCourierHost } from '../../../shop/couriers/courier-host.ts';
import type { WebhookCall } from '../../../shop/couriers/webhooks.ts';
import { closeServer, HOST } from '../../../shop/local-server.ts';
import type { Answer } from '../call.ts';
import { ADMIN, CLERK, DETAILS, FIRST_ROLES, type LampId, type Who } from '../cast.ts';
import { type Loss, Shop } from '../shop.ts';
import { copyDatabase } from './copied-database.ts';

const SECOND_MS = 1_000;

/** The lamp that is ordered, and how many of it there are. */
export const LAMP: LampId = 'jute';
export const STOCK = 40;

interface More {
  loss?: Loss | undefined;
  headers?: Record<string, string>;
  /** The collection whose write decides, for losing the database's answer to it. */
  writes?: string;
}

/** The shop and its couriers in one process, so that one clock, which the simulation moves on, is everybody's. */
export class ParcelShop {
  account = openAccount();
  readonly #shop: Shop;
  readonly #host: Server;
  readonly #folder: string;
  readonly #waits = LOOK_UP_PACE.waits;

  private constructor(shop: Shop, host: Server, folder: string) {
    this.#shop = shop;
    this.#host = host;
    this.#folder = folder;
    LOOK_UP_PACE.waits = [0]; // who waits for a late parcel would see no time pass
  }

  static async open(): Promise<ParcelShop> {
    const folder = mkdtempSync(join(tmpdir(), 'simulated-couriers-'));
    const host = await openCourierHost(folder, 0);
    const { port } = host.address() as AddressInfo; // an address with a port, as it listens on one
    vi.stubEnv('COURIER_HOST_URL', `http://${HOST}:${port}`);
    return new ParcelShop(await Shop.open(), host, folder);
  }

  async close(): Promise<void> {
    LOOK_UP_PACE.waits = this.#waits;
    vi.useRealTimers();
    this.#shop.close();
    await closeServer(this.#host);
    rmSync(this.#folder, { recursive: true });
  }

  /** As it is when a history begins, with so many lamps and nothing at the couriers. */
  reset(stock = STOCK): Promise<void> {
    return this.#begin(() => this.#shop.reset({ [LAMP]: stock }));
  }

  /** As it is now, whenever the returned function is called, with nothing at the couriers. */
  async keep(): Promise<() => Promise<void>> {
    const writeBack = await copyDatabase();
    return () => this.#begin(writeBack);
  }

  async #begin(fill: () => Promise<void>): Promise<void> {
    vi.useRealTimers();
    this.account = openAccount();
    await fill();
    vi.useFakeTimers({ toFake: ['Date'] });
    const { people } = this.#shop;
    const exp = Math.trunc(Date.now() / SECOND_MS) + YEAR_S;
    for (const name of [ADMIN, CLERK] as const) people[name] = withForgedToken(people[name], { exp });
  }

  /** Lets time pass: everything else happens in no time. */
  pass(milliseconds = SECOND_MS): void {
    vi.setSystemTime(Date.now() + milliseconds);
  }

  /** Lets time pass until then, in milliseconds. */
  passUntil(time: number): void {
    vi.setSystemTime(time);
  }

  /** As the shop knows who has called. */
  staff(who: typeof ADMIN | typeof CLERK): Staff {
    const { uid, email } = this.#shop.people[who];
    return { uid, email, name: DETAILS[who].name, role: FIRST_ROLES[who] as Staff['role'] }; // both are of the staff
  }

  /** Makes a call, and waits until the shop is through with it. Undefined where its answer is lost. @throws where the shop fails */
  async ask(who: Who, what: Asked, body?: unknown, more: More = {}): Promise<Answer | undefined> {
    const answer = await this.#send(who, what, body, more);
    if (answer && answer.status >= 500)
      throw new Error(`${what} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer;
  }

  /** What the shop answers; all of it, where nothing is lost. @throws for another status than 200 */
  async read(what: `GET /${string}`): Promise<Answer['body']> {
    return this.done(ADMIN, what);
  }

  /** @throws for an error */
  async done(who: Who, what: Asked, body?: unknown): Promise<Answer['body']> {
    const answer = await this.ask(who, what, body);
    if (answer?.status !== 200)
      throw new Error(`${what} was answered ${answer?.status}: ${JSON.stringify(answer?.body)}`);
    return answer.body;
  }

  /** Tells the shop what a courier has to say; once more where it could not be kept, as couriers do. @throws where it is never kept */
  async tell({ path, headers, body }: WebhookCall): Promise<void> {
    for (let tries = 1; ; tries++) {
      const what = `POST /couriers${path}` as Asked;
      const answer = await this.#send('a guest', what, JSON.parse(body), { headers });
      if (answer && answer.status < 500) return;
      if (tries === TRIES) throw new Error(`${what} was answered ${answer?.status} ${TRIES} times`);
    }
  }

  #send(who: Who, what: Asked, body: unknown, { loss, ...more }: More): Promise<Answer | undefined> {
    const happen = () => ({ status: 200 });
    return this.#shop.ask({ who, what, body, access: 'anyone', ...more, happen }, loss);
  }
}

/** As often as Steadfast calls. */
const TRIES = 3;

const YEAR_S = 365 * 24 * 60 * 60;
