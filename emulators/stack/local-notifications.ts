// Two commands: with NOTICES=all in front, the shop prints what it tells its buyers.

/** Settings of the function, by name. */
export type LocalNotifications = Record<'NOTICES' | 'NOTICES_TO', string>;

export const NO_NOTICES: LocalNotifications = { NOTICES: '', NOTICES_TO: '' };

/** Off, as in the cloud, unless the terminal that starts the shop says otherwise. */
export function localNotifications({ NOTICES, NOTICES_TO }: NodeJS.ProcessEnv = process.env): LocalNotifications {
  return NOTICES ? { NOTICES, NOTICES_TO: NOTICES_TO || 'shop@aloghor.example' } : NO_NOTICES;
}
