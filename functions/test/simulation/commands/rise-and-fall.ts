import type { Step } from '../call.ts';
import { ADMIN, type CustomerName } from '../cast.ts';
import type { Known } from '../known.ts';
import type { Shop } from '../shop.ts';
import { demote, promote } from '../steps/manage-roles.ts';
import { Command } from './command.ts';
import { One } from './one.ts';
import { SignInAgain } from './sign-in-again.ts';

/** Somebody becomes an admin, with the token of one, ceases to be one, and tries what admins may at once. */
export class RiseAndFall extends Command {
  private readonly who: CustomerName;
  private readonly attempt: Step;

  constructor(who: CustomerName, attempt: Step) {
    super();
    this.who = who;
    this.attempt = attempt;
  }

  check(): boolean {
    return true;
  }

  protected async act(known: Known, shop: Shop): Promise<void> {
    const { who, attempt } = this;
    const steps = [new One(promote(ADMIN, who)), new SignInAgain(who), new One(demote(ADMIN, who)), new One(attempt)];
    for (const step of steps) await step.run(known, shop);
  }

  override toString(): string {
    return `${this.who} becomes an admin and ceases to be one, and ${this.attempt.name}`;
  }
}
