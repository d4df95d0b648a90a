import type { AsyncCommand } from 'fast-check';
import type { Call, Step } from '../call.ts';
import type { Known } from '../known.ts';
import { isOfDatabase, type Loss, type Shop } from '../shop.ts';

/** One entry of a history. */
export abstract class Command implements AsyncCommand<Known, Shop> {
  abstract check(known: Readonly<Known>): boolean;
  protected abstract act(known: Known, shop: Shop): Promise<void>;

  async run(known: Known, shop: Shop): Promise<void> {
    known.commandCount += 1;
    await this.act(known, shop);
  }
}

/** One that makes calls. */
abstract class CallingCommand extends Command {
  protected abstract readonly steps: Step[];
  protected abstract make(calls: Call[], known: Known, shop: Shop): Promise<void>;

  check(known: Readonly<Known>): boolean {
    return this.steps.every((step) => step.prepare(known) !== undefined);
  }

  protected act(known: Known, shop: Shop): Promise<void> {
    const calls = this.steps.flatMap((step) => step.prepare(known) ?? []); // there are: that was checked
    return this.make(calls, known, shop);
  }
}

/** One call, and what may be lost of it. */
export class One extends CallingCommand {
  protected readonly steps: Step[];
  private readonly loss: Loss | undefined;

  constructor(step: Step, loss?: Loss) {
    super();
    this.steps = [step];
    this.loss = loss;
  }

  protected async make(calls: Call[], known: Known, shop: Shop): Promise<void> {
    const isRepeated = isOfDatabase(this.loss);
    for (const call of calls) known.learn([{ call, answer: await shop.ask(call, this.loss), isRepeated }]);
  }

  override toString(): string {
    return `${this.steps.map(({ name }) => name)}${this.loss ? `, ${this.loss}` : ''}`;
  }
}

/** A call that is cut, and at once the same call again: the shop may still be at the first. */
export class Again extends CallingCommand {
  protected readonly steps: Step[];
  private readonly loss: Loss;

  constructor(step: Step, loss: Loss) {
    super();
    this.steps = [step];
    this.loss = loss;
  }

  protected async make(calls: Call[], known: Known, shop: Shop): Promise<void> {
    for (const call of calls) {
      const { answer, isDone } = await shop.send(call, this.loss);
      const second = await shop.ask(call);
      await isDone;
      known.learn([
        { call, answer, isRepeated: isOfDatabase(this.loss) },
        { call, answer: second },
      ]);
    }
  }

  override toString(): string {
    return `${this.steps.map(({ name }) => name)}, ${this.loss}, and again`;
  }
}

/** Two calls at the same time. */
export class AtOnce extends CallingCommand {
  protected readonly steps: Step[];

  constructor(one: Step, other: Step) {
    super();
    this.steps = [one, other];
  }

  protected async make(calls: Call[], known: Known, shop: Shop): Promise<void> {
    known.learn(await Promise.all(calls.map(async (call) => ({ call, answer: await shop.ask(call) }))));
  }

  override toString(): string {
    return `at once: ${this.steps.map(({ name }) => name).join(' | ')}`;
  }
}
