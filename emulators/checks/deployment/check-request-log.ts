// Whether Google's request log keeps the secret of a courier that shows it in the address.
import { COURIERS } from '@aloghor/functions/domain/couriers';
import { ADAPTERS } from '@aloghor/functions/src/couriers/registry';
import { couriersIn } from './check-couriers.ts';
import { type Finding, hint } from './finding.ts';

/** The filters of what the request log of a project leaves out. */
export type AskLeftOut = (project: string) => Promise<string[]>;

export async function* checkRequestLog(
  askLeftOut: AskLeftOut,
  project: string,
  settings: NodeJS.Dict<string>,
): AsyncGenerator<Finding> {
  const shown = couriersIn(settings).filter((name) => ADAPTERS[name].webhook?.isInAddress);
  if (shown.length === 0) return;
  try {
    const filters = await askLeftOut(project);
    const kept = shown.filter((name) => !filters.some((filter) => filter.includes(`/couriers/${name}/events`)));
    for (const name of kept) yield hint(`${COURIERS[name].name} ${SHOWS} ${CURE}`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const names = shown.map((name) => COURIERS[name].name).join(', ');
    yield hint(`${names} ${SHOWS} Whether those lines are left out could not be asked (${why}). ${CURE}`);
  }
}

const SHOWS = 'calls the shop with its secret in the address, which the request log of Google keeps.';
const CURE = 'Leave them out, by "Let them call the shop" of .github/COURIERS.md.';
