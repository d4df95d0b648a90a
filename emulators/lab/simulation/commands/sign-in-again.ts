import type { Step } from '../call.ts';
import { ADMIN, type CustomerName, type Member } from '../cast.ts';
import type { Known } from '../known.ts';
import type { Shop } from '../shop.ts';
import { demote, promote } from '../steps/manage-shop.ts';
import { Command, One } from './calling-commands.ts';

/** The new token names the role of the account. */
export class SignInAgain extends Command {
  private readonly who: Member;

  constructor(who: Member) {
    super();
    this.who = who;
  }

  check(): boolean {
    return true;
  }

  protected async act(known: Known, shop: Shop): Promise<void> {
    const hasClaim = await shop.signInAgain(this.who);
    const possible = known.worlds.filter(({ members }) => (members[this.who].role === 'admin') === hasClaim);
    if (possible.length === 0) throw new Error(`${this.who}'s new token ${hasClaim ? 'has' : 'lacks'} the admin claim`);
    known.worlds = possible;
    for (const { members } of possible) members[this.who] = { ...members[this.who], hasClaim, isSignedOut: false };
  }

  override toString(): string {
    return `${this.who} signs in again`;
  }
}

/** A customer is promoted, gets an admin's token, is demoted, and at once tries what only admins may do. */
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
