import { BANNERS, type Banners } from '../domain/content.ts';
import { DEFAULT_SETTINGS, type SettingsPart } from '../domain/settings.ts';

/** What parts were called in older versions, in which each banner was one of its own. */
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
 * Parts of any version of the shop, by their current names. Whoever writes a part removes what it was called before: what
 * stands there under an older name has come later, from a backup or an older server. `absent`: the banners in place of those
 * that are not there, where one is.
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
