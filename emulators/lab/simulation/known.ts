import { isDeepStrictEqual } from 'node:util';
import type { Answer, Call, Expected, OrderPage } from './call.ts';
import type { Member, Who } from './cast.ts';
import { assertPrivate, errorOf } from './permissions.ts';
import type { People } from './shop.ts';
import { newWorld, type World, withoutDoubles } from './world.ts';

/** A call that was made. `answer` is undefined when it was cut: it may have happened or not. */
export interface Made {
  call: Call;
  answer: Answer | undefined;
  /** Whether the shop itself had to do it again, because the database's answer was lost: it may answer as the second time. */
  isRepeated?: boolean;
}

/** One click on the order button. */
export interface Click {
  page: OrderPage;
  items: OrderPage['items'];
  answer: Answer | undefined;
  /** The prices of each moment between call and answer. */
  pricesThen: World['prices'][];
}

/** What is known after a part of a history: every state that the shop may be in after these calls and answers. */
export class Known {
  worlds = [newWorld()];
  /** The order page that each buyer has open. */
  readonly pages = new Map<Who, OrderPage>();
  readonly people: People;

  constructor(people: People) {
    this.people = people;
  }

  uidOf = (who: Member) => this.people[who].uid;
  emailOf = (who: Member) => this.people[who].email;

  readonly clicks: Click[] = [];
  pageCount = 0;
  commandCount = 0;
  /** How many times the shop has given somebody a buyer to call. */
  callCount = 0;
  /** The ids of the orders that somebody has taken over, whoever else was busy with the buyer. */
  readonly takenOver = new Set<string>();

  /** The state that the next calls start from. */
  get world(): World {
    return this.worlds[0] as World; // there is always one: a call without any throws
  }

  /**
   * Calls made at the same time may have happened in either order. @throws when the answers fit none of the states
   * that the shop may have been in.
   */
  learn(made: Made[]): void {
    const before = this.worlds;
    const misfits: string[] = [];
    const after = before.flatMap((world) =>
      ordersOf(made).flatMap((order) => order.reduce((worlds, one) => follow(worlds, one, misfits), [world])),
    );
    this.worlds = withoutDoubles(after.length > 0 ? after : before);
    const pricesThen = [...before, ...this.worlds].map(({ prices }) => prices);
    for (const { call, answer } of made) {
      const given: string | undefined = call.what === 'POST /desk/next' ? answer?.body.call?._id : undefined;
      if (given !== undefined) {
        this.callCount += 1;
        this.takenOver.delete(given);
      }
      if (call.takesOver !== undefined) this.takenOver.add(call.takesOver);
      if (call.page) this.clicks.push({ page: call.page, items: itemsOf(call, call.page), answer, pricesThen });
    }
    if (after.length === 0) throw new Error([...new Set(misfits)].join('\n'));
    assertPrivate(this, made);
  }
}

function itemsOf({ body }: Call, page: OrderPage): OrderPage['items'] {
  const sent = body as { orderItems: { _id: string; quantity: number }[] } | undefined; // as the page sends it
  return sent?.orderItems.map(({ _id, quantity }) => ({ id: _id, quantity })) ?? page.items;
}

function ordersOf(made: Made[]): Made[][] {
  return made.length === 2 ? [made, made.toReversed()] : [made];
}

/** The worlds in which this call can have had this answer. */
function follow(worlds: World[], { call, answer, isRepeated }: Made, misfits: string[]): World[] {
  return worlds.flatMap((world) => {
    const next = structuredClone(world);
    const expected = errorOf(world, call, answer) ?? call.happen(next, answer);
    if (!answer) return [world, next];
    if (isFit(expected, answer)) return [next];
    if (isRepeated && isFit(call.happen(structuredClone(next), answer), answer)) return [next];
    misfits.push(misfit(call, expected, answer));
    return [];
  });
}

function isFit({ status, code, shown, read = (body) => body }: Expected, { status: got, body }: Answer): boolean {
  if (status !== got || (code && body.code !== code)) return false;
  return shown === undefined || isDeepStrictEqual(read(body), shown);
}

function misfit({ who, what, body }: Call, { status, code, shown, read }: Expected, answer: Answer): string {
  const asked = `${who}: ${what} ${JSON.stringify(body ?? '')}`;
  const got = read && answer.status === 200 ? read(answer.body) : answer.body;
  return `${asked}\n  was answered ${answer.status} ${JSON.stringify(got)},\n  not ${status} ${JSON.stringify(code ?? shown)}`;
}
