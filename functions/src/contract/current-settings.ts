import { BANNERS, type Banners } from '../domain/content.ts';
import { DEFAULT_SETTINGS, type SettingsPart } from '../domain/settings.ts';

/** The former names of parts: in older versions each banner was a part of its own. */
export const OLDER_PARTS: Readonly<Partial<Record<string, readonly string[]>>> = {
  banners: BANNERS,
  sections: ['home'],
} satisfies Partial<Record<SettingsPart, readonly string[]>>;

interface Parts {
  home?: unknown;
  hero?: unknown;
  banner?: unknown;
  banners?: unknown;
}

/**
 * Parts of any version of the shop, by their current names. Writing a part removes its former names, so one that exists
 * was written later, by a restore or an older server. `absent`: the banners for missing ones, where one exists.
 */
export function asCurrentSettings<Stored extends Parts>(
  { home, hero, banner, ...current }: Stored,
  absent: Partial<Banners> = DEFAULT_SETTINGS.banners,
) {
  const single = { ...(hero !== undefined && { hero }), ...(banner !== undefined && { banner }) };
  const banners = current.banners as object | undefined; // as all parts
  return {
    ...current,
    ...(home !== undefined && { sections: home }),
    ...(Object.keys(single).length > 0 && { banners: { ...absent, ...banners, ...single } }),
  };
}
