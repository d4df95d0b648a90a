/** What the measuring uses of a page; a browser's own types do not agree with those of Node. */
interface PageGlobals {
  document: { querySelector: (selector: string) => object | null };
  requestAnimationFrame: (onFrame: () => void) => void;
  performance: { now: () => number; getEntriesByType: (type: 'resource') => Resource[] };
  /** Since when all of the page stands, in milliseconds from its navigation; absent while something is to come. */
  standingAt?: number | undefined;
}

interface Resource {
  name: string;
  transferSize: number;
}

/** Runs in each page, before its own scripts: looks in every frame whether anything is still to come. */
export function recordStanding(): void {
  const page = globalThis as unknown as PageGlobals;
  const look = () => {
    const { document } = page;
    const isTitled = document.querySelector('main h1') !== null;
    const isToCome = document.querySelector('main .animate-pulse, main [aria-busy=true], .fixed[role=status]') !== null;
    page.standingAt = isTitled && !isToCome ? (page.standingAt ?? performance.now()) : undefined;
    page.requestAnimationFrame(look);
  };
  page.requestAnimationFrame(look);
}

/** Runs in the page: whether all of it has stood for so long. */
export function standingFor(ms: number): boolean {
  const { standingAt, performance } = globalThis as unknown as PageGlobals;
  return standingAt !== undefined && performance.now() - standingAt >= ms;
}

/** Runs in the page. */
export function standingNow() {
  const { standingAt = Number.NaN, performance } = globalThis as unknown as PageGlobals;
  const loaded = performance.getEntriesByType('resource');
  return {
    ms: standingAt,
    calls: loaded.filter(({ name }) => name.includes('/api/')).length,
    kilobytes: loaded.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000,
  };
}
