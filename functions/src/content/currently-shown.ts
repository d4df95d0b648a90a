import type { Catalogue } from '../catalogue/catalogue.ts';
import { BANNERS, isShownAt, type Schedule } from '../domain/content.ts';
import type { ReadableSettings, Settings } from '../domain/settings.ts';

/** The settings as shoppers see them. */
export interface CurrentlyShown {
  /** Differs from that of the catalogue once something has begun or ended. */
  version: string;
  settings: ReadableSettings;
}

const shown = new WeakMap<Catalogue, CurrentlyShown>();

/** The settings without what is scheduled for another time. The same object until something begins or ends. */
export function currentlyShown(catalogue: Catalogue, now = Date.now()): CurrentlyShown {
  const version = [catalogue.version, changesUntil(now, catalogue.settings)].filter(Boolean).join('-');
  const before = shown.get(catalogue);
  if (before?.version === version) return before;
  const current = { version, settings: withoutScheduled(catalogue.settings, now) };
  shown.set(catalogue, current);
  return current;
}

const SCHEDULED = ['announcement', ...BANNERS] as const;

function withoutScheduled({ notifications, ...settings }: Settings, now: number): ReadableSettings {
  const hidden = SCHEDULED.filter((part) => !isShownAt(now, settings[part]));
  return { ...settings, ...Object.fromEntries(hidden.map((part) => [part, {}])) };
}

/** How much has begun or ended. */
function changesUntil(now: number, settings: Settings): number {
  return SCHEDULED.map((part): Schedule => settings[part])
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((moment) => moment !== undefined && moment <= now).length;
}
