import type { Call, Step } from '../call.ts';
import type { Known } from '../known.ts';
import { isOfDatabase, type Loss, type Shop } from '../shop.ts';
import { CallingCommand } from './command.ts';

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
