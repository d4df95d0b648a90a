import type { AsyncCommand } from 'fast-check';
import type { Call, Step } from '../call.ts';
import type { Known } from '../known.ts';
import type { Shop } from '../shop.ts';

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
export abstract class CallingCommand extends Command {
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
