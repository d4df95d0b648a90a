import { isCancelled, isInShop, type OrderStatus } from './order-status.ts';
import { asItWasCopied } from './pasted-address.ts';

/** Letters and digits that nobody confuses when they copy a link by hand. */
const CODE_CHARACTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** Too many codes to be guessed within the limits of tracking. */
const CODE_LENGTH = 12;

/** What a buyer may answer to an order by the link that was sent to them. */
export const BUYER_ANSWERS = ['confirm', 'correct', 'cancel'] as const;
export type BuyerAnswer = (typeof BUYER_ANSWERS)[number];

/** Whether an order is still what its buyer has answered; once it has gone on, that says nothing of it. */
export function isAsAnswered(
  answer: BuyerAnswer,
  { status, timeline }: { status: OrderStatus; timeline: readonly { event?: string | undefined }[] },
): boolean {
  if (answer === 'cancel') return isCancelled(status);
  return isInShop(status) && timeline.some(({ event }) => event === 'confirmedByBuyer');
}

/** Whether the shop still calls the buyer who has answered so: it asks for an advance, or has taken the confirmation back. */
export function isStillCalled(answer: BuyerAnswer, { status, timeline }: Parameters<typeof isAsAnswered>[1]): boolean {
  const isConfirmed = timeline.some(({ event }) => event === 'confirmedByBuyer' || event === 'confirmed');
  return answer !== 'cancel' && isInShop(status) && !isConfirmed;
}

/** In place of an e-mail: what the buyer did by the link, where the desk keeps who did it. */
export const BY_BUYER = 'buyer';

/** A code for the link of a new order. */
export function newAnswerCode(): string {
  const random = crypto.getRandomValues(new Uint32Array(CODE_LENGTH));
  return [...random].map((value) => CODE_CHARACTERS[value % CODE_CHARACTERS.length]).join('');
}

/** What proves in a link that its holder was told of the order: its number and its code. */
export function answerProof(orderNumber: string, code: string): string {
  return `${orderNumber}.${code}`;
}

/** Characters of a proof. */
export const PROOF_MAXIMUM = 40;

const PROOF = new RegExp(`^([A-Z]{1,3}-\\d{4})\\.([${CODE_CHARACTERS}]{${CODE_LENGTH}})$`);

/** Number and code of a proof; undefined for another text. */
export function partsOfProof(proof: string): { orderNumber: string; code: string } | undefined {
  const [, orderNumber, code] = PROOF.exec(proof) ?? [];
  return orderNumber && code ? { orderNumber, code } : undefined;
}

/** The proof behind the # of an address, as it was before the link was copied and sent. */
export function copiedProof(hash: string): string {
  try {
    return asItWasCopied(decodeURIComponent(hash.replace(/^#/, '')));
  } catch {
    return '';
  }
}
