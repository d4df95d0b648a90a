import { HOME_SECTIONS, type HomeSection } from '@aloghor/functions/domain/content';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { moveItem } from '../layout/move-item.ts';
import { settingsPage } from '../messages/en/settings.ts';

/** The sections in the order in which they are edited: those that are shown, then those that are not. */
export function orderedSections(value: string): { shown: HomeSection[]; hidden: HomeSection[] } {
  const named = value.split(',');
  const chosen = HOME_SECTIONS.filter((section) => named.includes(section));
  const shown = value === '' ? [...HOME_SECTIONS] : chosen.sort((a, b) => named.indexOf(a) - named.indexOf(b));
  return { shown, hidden: HOME_SECTIONS.filter((section) => !shown.includes(section)) };
}

/** The stored value: empty for the sections of a new shop. */
export function sectionsValue(shown: readonly HomeSection[]): string {
  const value = shown.join();
  return value === HOME_SECTIONS.join() ? '' : value;
}

/** Which sections home shows, and in what order. The last one cannot be hidden. */
export function HomeSections({ value, onType }: { value: string; onType: (value: string) => void }) {
  const t = useMessages(settingsPage);
  const { sections } = t;
  const { shown, hidden } = orderedSections(value);
  const change = (next: readonly HomeSection[]) => onType(sectionsValue(next));

  return (
    <ol className="divide-y divide-line sm:col-span-full">
      {[...shown, ...hidden].map((section) => {
        const place = shown.indexOf(section);
        const isShown = place >= 0;
        const name = sections.names[section];
        return (
          <li key={section} className="flex items-center gap-2 py-1">
            <label className="inline-flex min-h-11 grow cursor-pointer items-center gap-2.5 has-disabled:cursor-default">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-bottle"
                checked={isShown}
                disabled={isShown && shown.length === 1}
                onChange={() => change(isShown ? shown.filter((one) => one !== section) : [...shown, section])}
              />
              <span className={isShown ? '' : 'text-ink-soft'}>{name}</span>
            </label>
            <Button
              variant="icon"
              aria-label={sections.up(name)}
              aria-disabled={!isShown || place === 0}
              onClick={() => isShown && change(moveItem(shown, place, place - 1))}
            >
              <ArrowUp aria-hidden className="size-5" />
            </Button>
            <Button
              variant="icon"
              aria-label={sections.down(name)}
              aria-disabled={!isShown || place === shown.length - 1}
              onClick={() => isShown && change(moveItem(shown, place, place + 1))}
            >
              <ArrowDown aria-hidden className="size-5" />
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
