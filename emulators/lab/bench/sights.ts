/** What the next page shows, in parts that are there one after the other. */
export interface Sight {
  name: string;
  /** What has to be in the page, with its text. */
  parts: { selector: string; text?: string }[];
  /** The picture that has to be loaded. */
  picture?: string;
}

/** What the measuring uses of a page; a browser's own types do not agree with those of Node. */
interface PageGlobals {
  addEventListener: (type: string, act: (event: { timeStamp: number }) => void, options: object) => void;
  requestAnimationFrame: (onFrame: () => void) => void;
  scheduler: { postTask: (act: () => void, options: { priority: 'user-blocking' }) => void };
  document: { querySelector: (selector: string) => Element | null };
  history: { back: () => void };
  /** Of the touch, since 1970; a new page keeps it. */
  sessionStorage: { touchedAt?: number };
  /** When each sight was painted, since the touch. */
  seen: Record<string, number>;
  sights: number;
}

interface Element {
  textContent: string;
  complete?: boolean;
  naturalWidth?: number;
}

/** Runs in each page, before its own scripts: looks in every frame for what is not seen yet. */
export function recordSights(sights: Sight[]): void {
  const page = globalThis as unknown as PageGlobals;
  page.seen = {};
  page.sights = sights.length;
  const touch = (timeStamp: number) => {
    page.sessionStorage.touchedAt = performance.timeOrigin + timeStamp;
  };
  page.addEventListener('pointerdown', ({ timeStamp }) => touch(timeStamp), { capture: true });
  const isShown = ({ parts, picture }: Sight) => {
    const image = picture === undefined ? { complete: true, naturalWidth: 1 } : page.document.querySelector(picture);
    const hasParts = parts.every(({ selector, text = '' }) =>
      page.document.querySelector(selector)?.textContent.includes(text),
    );
    return hasParts && image?.complete && image.naturalWidth;
  };
  const look = () => {
    page.requestAnimationFrame(look);
    const { touchedAt } = page.sessionStorage;
    if (!touchedAt) return;
    for (const sight of sights.filter(({ name }) => !(name in page.seen)).filter(isShown)) {
      page.seen[sight.name] = Number.NaN;
      // When it is painted: the first task after the frame, ahead of what the app does next.
      const note = () => {
        page.seen[sight.name] = performance.timeOrigin + performance.now() - touchedAt;
      };
      page.scheduler.postTask(note, { priority: 'user-blocking' });
    }
  };
  look();
}

/** Runs in the page. */
export function hasSeenAll(): boolean {
  const { seen, sights } = globalThis as unknown as PageGlobals;
  const times = Object.values(seen);
  return times.length === sights && times.every((time) => time > 0);
}

/** Runs in the page. */
export function seenAfter(): Record<string, number> {
  return (globalThis as unknown as PageGlobals).seen;
}

/** Runs in the page. */
export function goBack(): void {
  const page = globalThis as unknown as PageGlobals;
  page.seen = {};
  page.sessionStorage.touchedAt = performance.timeOrigin + performance.now();
  page.history.back();
}
