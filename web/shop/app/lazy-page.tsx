import { type ComponentType, lazy, useState } from 'react';
import { languageInUse } from '../../shared/lib/language.ts';
import { speech } from '../../shared/locale/speech.ts';

export type LazyPage = ComponentType & {
  /** Loads the page's code; afterwards the page renders synchronously. */
  loadAhead: () => Promise<ComponentType>;
};

/**
 * A page whose code is loaded when it is opened, or was preloaded. Prerendered HTML can only be hydrated by a page that
 * renders synchronously: `lazy` alone suspends even when the code has been loaded. `room`: of the words that no other page
 * has, which come with it.
 */
export function lazyPage(load: () => Promise<ComponentType>, room?: string): LazyPage {
  let arrived: ComponentType | undefined;
  const loadAhead = async () => {
    const [page] = await Promise.all([load(), bringWords(room)]);
    await bringWords(room); // at once, unless Bangla was chosen meanwhile
    arrived = page;
    return page;
  };
  const LatePage = lazy(async () => ({ default: await loadAhead() }));

  function Page() {
    const [Shown] = useState(() => arrived ?? LatePage);
    return <Shown />;
  }
  return Object.assign(Page, { loadAhead });
}

async function bringWords(room: string | undefined): Promise<void> {
  if (room && languageInUse() === 'bn') await (await speech()).speakIn(room);
}
