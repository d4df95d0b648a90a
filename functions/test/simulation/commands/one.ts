import type { Call, Step } from '../call.ts';
import type { Known } from '../known.ts';
import { isOfDatabase, type Loss, type Shop } from '../shop.ts';
import { CallingCommand } from './command.ts';

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
