import type { Act, ActOf } from './acts.ts';
import { book, bookAgain, bookAtOnce, die } from './book.ts';
import { hide, lookUp, move, poll, tell, tellSwapped } from './follow.ts';
import type { ParcelWorld } from './parcel-world.ts';
import { payForeign, payOut } from './pay-out.ts';
import {
  cancel,
  cancelInPanel,
  changeAddress,
  claim,
  countBack,
  countLater,
  findInShop,
  handOver,
  lookIntoPanel,
  meddle,
} from './staff.ts';

const PERFORMED: { [Name in Act['name']]: (world: ParcelWorld, given: ActOf<Name>) => Promise<void> } = {
  book,
  bookAtOnce,
  die,
  bookAgain,
  hide,
  lookUp,
  poll,
  move,
  tell,
  tellSwapped,
  cancel,
  lookIntoPanel,
  cancelInPanel,
  findInShop,
  handOver,
  countBack,
  countLater,
  meddle,
  changeAddress,
  payOut,
  payForeign,
  claim,
};

/** Lets something happen, a second after what was before. @throws where the shop fails */
export async function perform(world: ParcelWorld, { name, given }: Act): Promise<void> {
  world.shop.pass();
  await PERFORMED[name](world, given as never); // the two belong together
  await world.collectNews();
}
