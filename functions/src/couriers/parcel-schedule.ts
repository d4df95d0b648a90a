import { onSchedule, type ScheduleFunction, type ScheduleOptions } from 'firebase-functions/scheduler';
import { followDue } from './follow-parcels.ts';
import { lookUpDue } from './look-up-parcels.ts';
import { courierSecrets, couriersOn } from './registry.ts';

/**
 * The function that asks couriers for parcels whose answer was lost, and where the others are; undefined where they are off, so that a deployment makes
 * no schedule then. @throws when the settings are wrong, which fails the deployment
 */
export function parcelSchedule(
  place: Pick<ScheduleOptions, 'region' | 'memory'>,
  env: NodeJS.ProcessEnv = process.env,
): ScheduleFunction | undefined {
  if (couriersOn(env).length === 0) return undefined;
  const options: ScheduleOptions = {
    ...place,
    schedule: 'every 1 minutes',
    maxInstances: 1,
    timeoutSeconds: 55,
    secrets: courierSecrets(env),
  };
  return onSchedule(options, async () => void (await Promise.all([lookUpDue(), followDue()])));
}
