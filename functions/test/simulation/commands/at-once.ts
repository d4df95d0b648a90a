import type { Call, Step } from '../call.ts';
import type { Known } from '../known.ts';
import type { Shop } from '../shop.ts';
import { CallingCommand } from './command.ts';

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
