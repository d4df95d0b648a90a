import type { ScoreAnswerKind, VolumeBand } from '@aloghor/functions/domain/number-scores';
import { namespace } from '../../../shared/locale/locale.ts';
import { counted } from './counted.ts';

/** Messages of what couriers know of a mobile number, in English. */
export const scores = namespace('scores', {
  ask: (couriers: string) => `Ask ${couriers} about this number`,
  asking: 'Asking…',
  none: 'No courier knows numbers like this one.',
  delivered: (courier: string, percent: string) => `${courier}, all shops: ${percent} delivered.`,
  others: (cancelled: string, returned: string, parcels: string) =>
    `${cancelled} cancelled, ${returned} came back, of ${parcels}.`,
  bands: {
    low: '1 to 5 parcels',
    medium: '6 to 20 parcels',
    high: '21 to 200 parcels',
    veryHigh: 'more than 200 parcels',
  } satisfies Record<VolumeBand, string>,
  reports: (count: number) => `${counted(count, 'report', 'reports')} by other shops.`,
  askedAt: (time: string) => `Asked ${time}.`,
  answers: {
    noHistory: (courier) => `${courier} has had no parcel of this number yet. That says nothing about the buyer.`,
    busy: (courier) => `${courier} answers no more questions today.`,
    keysRefused: (courier) => `${courier} has refused the shop’s keys, so it was not asked.`,
    unknown: (courier) => `${courier} did not answer.`,
  } satisfies Record<Exclude<ScoreAnswerKind, 'told'>, (courier: string) => string>,
});
