import type { InputOf } from '@aloghor/functions/contract/calls';
import type { KeptPayoutConflict, Payout } from '@aloghor/functions/contract/payouts';
import { type PayoutPart, partsOf } from '@aloghor/functions/domain/payout-parts';
import { hasErrorCode } from '../../shared/lib/api-error.ts';

export type SentPayout = InputOf<'POST /settlements'>['body'];
/** `hashFile`: of the file that it was read from. Only parts need it: browsers hash nothing for a page without https. */
export type WholePayout = Omit<SentPayout, 'rows' | 'total' | 'fileHash'> &
  Parameters<typeof partsOf>[0] & { hashFile: () => Promise<string> };

/**
 * Sends a payout, one with many rows in parts; `onPart` is called before each. Returns them as they are kept. Of one that came
 * to a stop, and comes again on another day, the parts that are kept already give their day to the rest. @throws {ApiError}
 */
export async function sendParts(
  { hashFile, ...payout }: WholePayout,
  send: (body: SentPayout) => Promise<Payout>,
  onPart: (part: PayoutPart | undefined) => void,
): Promise<Payout[]> {
  const kept: Payout[] = [];
  const parts = partsOf(payout);
  const ofFile = parts.length > 1 ? { fileHash: await hashFile() } : {};
  for (const part of parts) {
    onPart(part.part);
    const body = { ...part, ...ofFile, day: kept[0]?.day ?? payout.day };
    try {
      kept.push(await send(body));
    } catch (error) {
      const known = partKept(error, body);
      if (!known) throw error;
      kept.push(known);
    }
  }
  return kept;
}

/** The part as it is kept with another day; undefined where that is not all that differs. */
function partKept(error: unknown, { part, total }: SentPayout): Payout | undefined {
  if (!part || !hasErrorCode(error, 'payout-kept')) return undefined;
  const { payout } = error.problem as KeptPayoutConflict; // a cast: the contract ties this body to this code
  return payout.total === total ? payout : undefined;
}
