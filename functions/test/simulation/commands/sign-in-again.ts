import type { Member } from '../cast.ts';
import type { Known } from '../known.ts';
import type { Shop } from '../shop.ts';
import { Command } from './command.ts';

/** The new token tells which role the account has. */
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
