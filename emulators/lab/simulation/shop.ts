import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { withClaimsOf } from '@aloghor/functions/domain/roles';
import { app } from '@aloghor/functions/src/app';
import { firebase } from '@aloghor/functions/src/platform/database/firebase';
import { listenInProcess, platformBody } from '@aloghor/functions/test/in-process-server';
import { loseAnswer } from '@aloghor/functions/test/lose-answer';
import { newCustomer, type Person, signedInAgain } from '@aloghor/functions/test/people';
import { emptyDatabase } from '@aloghor/functions/test/seed';
import express, { type RequestHandler } from 'express';
import { getAuth } from 'firebase-admin/auth';
import type { Answer, Call } from './call.ts';
import { DETAILS, FIRST_ROLES, FIRST_STOCK, isMember, type LampId, MEMBERS, type Member } from './cast.ts';
import { fillShop } from './fill-shop.ts';

/** Every call must be answered within it. */
const CALL_LIMIT_MS = 30_000;

/** A token lasts for an hour, and a history for a minute at most. */
const TOKEN_MS = 50 * 60_000;

/** Names a call, for what should happen to its connection. */
const CALL_HEADER = 'x-simulated-call';

type ConnectionLoss = 'its answer is lost' | 'cut in mid-call';

interface Sent {
  /** Undefined when it was cut. */
  answer: (Answer & { text: string }) | undefined;
  /** Resolves when the shop has finished the call, even if nobody waits for the answer. */
  isDone: Promise<void>;
}

interface Handling {
  begin: () => void;
  end: () => void;
  losesAnswer: boolean;
}

/** Serves the shop in this process, with connections that break on demand. */
async function openServer() {
  const handlings = new Map<string, Handling>();

  const watch: RequestHandler = (request, response, next) => {
    const handling = handlings.get(request.get(CALL_HEADER) ?? '');
    if (!handling) return next();
    const { end } = response;
    response.end = ((...args: Parameters<typeof end>) => {
      handling.end();
      return handling.losesAnswer ? response.destroy() : end.apply(response, args);
    }) as typeof end;
    handling.begin();
    next();
  };
  const { to, close } = await listenInProcess(express().use(...platformBody, watch, app));

  async function send({ what, body, headers }: Call, token: string | undefined, loss?: ConnectionLoss): Promise<Sent> {
    const id = randomUUID();
    const [method, path] = what.split(/ (.*)/) as [string, string]; // as Asked says
    const asked = request({
      ...to,
      method,
      path: `/api${path}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
        [CALL_HEADER]: id,
      },
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
    });
    const isDone = new Promise<void>((end) => {
      const begin = () => void (loss === 'cut in mid-call' && asked.destroy());
      handlings.set(id, { begin, end, losesAnswer: loss === 'its answer is lost' });
    });
    const answer = new Promise<Sent['answer']>((resolve, reject) => {
      asked.on('response', (response) => {
        const { statusCode: status = 0 } = response;
        text(response).then((text) => resolve({ status, body: JSON.parse(text), text }), reject);
      });
      asked.on('error', (error) => (loss ? resolve(undefined) : reject(error)));
    });
    asked.end(body === undefined ? undefined : JSON.stringify(body));
    return { answer: await answer, isDone: isDone.finally(() => handlings.delete(id)) };
  }

  return { send, close };
}

const OF_DATABASE = "the database's answer is lost";

export type Loss = ConnectionLoss | typeof OF_DATABASE;

export function isOfDatabase(loss: Loss | undefined): loss is typeof OF_DATABASE {
  return loss === OF_DATABASE;
}

export type People = Record<Member, Person>;

/** The real shop, with accounts for the whole cast. */
export class Shop {
  readonly people: People;
  readonly #server: Awaited<ReturnType<typeof openServer>>;
  /** Whose account the last history may have changed. */
  readonly #changed = new Set<Member>();
  /** When all have got their tokens. */
  #signedInAt = Date.now();

  private constructor(server: Awaited<ReturnType<typeof openServer>>, people: People) {
    this.#server = server;
    this.people = people;
  }

  static async open(): Promise<Shop> {
    const people = await Promise.all(
      MEMBERS.map(async (name) => [name, await newCustomer(DETAILS[name].name)] as const),
    );
    const shop = new Shop(await openServer(), Object.fromEntries(people) as People); // each has one
    await Promise.all(people.map(([, { uid }]) => getAuth(firebase).updateUser(uid, { emailVerified: true })));
    for (const name of MEMBERS) shop.#changed.add(name);
    return shop;
  }

  close(): void {
    this.#server.close();
  }

  /** As it is when a history begins, with these counted lamps. */
  async reset(counted: Partial<Record<LampId, number>> = FIRST_STOCK): Promise<void> {
    await emptyDatabase();
    await fillShop(this.people, counted);
    if (Date.now() - this.#signedInAt > TOKEN_MS) {
      for (const name of MEMBERS) this.#changed.add(name);
      this.#signedInAt = Date.now();
    }
    await Promise.all([...this.#changed].map((name) => this.#resetAccount(name)));
    this.#changed.clear();
  }

  async #resetAccount(name: Member): Promise<void> {
    await getAuth(firebase).setCustomUserClaims(this.people[name].uid, withClaimsOf(FIRST_ROLES[name]));
    await this.signInAgain(name);
  }

  /** Returns whether the new token has the admin claim. */
  async signInAgain(name: Member): Promise<boolean> {
    const person = await signedInAgain(this.people[name]);
    this.people[name] = person;
    return JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString()).admin === true;
  }

  /** Makes a call, and waits until the shop is through with it. */
  async ask(call: Call, loss?: Loss): Promise<Answer | undefined> {
    const { answer, isDone } = await this.send(call, loss);
    await isDone;
    return answer;
  }

  async send(call: Call, loss?: Loss): Promise<Sent> {
    if (call.what.includes('/users/admin/')) for (const name of MEMBERS) this.#changed.add(name);
    const token = isMember(call.who) ? this.people[call.who].token : undefined;
    if (!isOfDatabase(loss)) return this.#server.send(call, token, loss);
    if (!call.writes) return this.#server.send(call, token);
    const reaction = call.writes === 'orders' && call.page ? 'sends it again' : 'runs the transaction again';
    const undo = loseAnswer(call.writes, reaction);
    try {
      return await this.#server.send(call, token);
    } finally {
      undo();
    }
  }
}
