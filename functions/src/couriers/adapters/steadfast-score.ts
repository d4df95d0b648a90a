import * as z from 'zod/mini';
import type { VolumeBand } from '../../domain/number-scores.ts';
import type { OutsideAnswer } from '../../platform/outside/ask-outside.ts';
import { type ScoreAnswer, unanswered } from '../courier.ts';

const Percent = z.nullable(z.number());

const Score = z.object({
  delivery_ratio: Percent,
  cancellation_ratio: Percent,
  return_ratio: Percent,
  volume_band: z.string(),
  total_reports: z.number(),
});

const BANDS: Partial<Record<string, VolumeBand>> = {
  low: 'low',
  medium: 'medium',
  high: 'high',
  very_high: 'veryHigh',
};

/** Without a ratio, or of no parcels, there is no history: that is not a good one. Its reports are other shops', never parcels. */
export function steadfastScore(answer: OutsideAnswer): ScoreAnswer {
  if (answer.kind !== 'answered') return unanswered(answer);
  const { success, data } = Score.safeParse(answer.isSuccess ? answer.body : undefined);
  if (!success) return { kind: 'unknown' };
  const {
    delivery_ratio: delivered,
    cancellation_ratio: cancelled,
    return_ratio: returned,
    total_reports: reports,
  } = data;
  const band = BANDS[data.volume_band];
  if (delivered === null || band === undefined) return { kind: 'noHistory' };
  return { kind: 'told', score: { delivered, cancelled: cancelled ?? 0, returned: returned ?? 0, band, reports } };
}
