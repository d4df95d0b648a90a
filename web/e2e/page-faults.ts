import { isLong } from '@aloghor/functions/test/long-runs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** Also a large one at 450 % zoom. */
const NARROWEST = { width: 320, height: 640 };
/** The second is the first at 200 % zoom. */
const SCREENS = isLong
  ? [{ width: 1440, height: 900 }, { width: 1024, height: 768 }, { width: 720, height: 450 }, NARROWEST]
  : [NARROWEST];

/** A folded phone: too low and narrow for all that is asked on other screens, but nothing may be cut off. */
const FOLDED = { width: 280, height: 653 };

/** Neighbouring elements are hidden together, so every fifth is enough; each focus costs a layout of the page. */
const FOCUS_STEP = isLong ? 1 : 5;

/** What keeps people from using what was just opened, at the current screen size: another size may close it. */
export async function faultsOfOpened(page: Page, what: string): Promise<string[]> {
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  const tooWide = await page.evaluate(overflow);
  const found = [
    ...(await faultsByAxe(page)),
    ...(await movement(page)),
    ...(tooWide > 0 ? [`${tooWide} px too wide`] : []),
  ];
  return found.map((fault) => `${what} on ${page.url()}: ${fault}`);
}

/** Only in `npm run prove`: fails the test if something keeps people from using what was just opened. */
export async function expectUsable(page: Page, what: string): Promise<void> {
  if (isLong) expect.soft(await faultsOfOpened(page, what)).toEqual([]);
}

/** What keeps people from using the open page: what axe finds, and what it cannot see. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const found = [...(await faultsByAxe(page)), ...(await faultsOfGeometry(page))];
    faults.push(...found.map((fault) => `${page.url()} at ${screen.width} px: ${fault}`));
  }
  faults.push(...(await movement(page)).map((fault) => `${page.url()}: ${fault}`));
  return faults;
}

/**
 * Buttons of one name, and links of one name to different pages: whoever goes through a list of them cannot tell them
 * apart. A field may share its name with others, because its group is read out with it.
 */
export async function actionsOfOneName(page: Page): Promise<string[]> {
  const found = await page.getByRole('main').evaluate((main) => {
    const actions = [...main.querySelectorAll('button, a[href]')].filter((action) =>
      action.checkVisibility({ visibilityProperty: true }),
    );
    const nameOf = (action: Element) =>
      action.getAttribute('aria-label') ??
      [action.textContent, ...[...action.querySelectorAll('img')].map(({ alt }) => alt)].join(' ').trim();
    const targets = new Map<string, Set<string | number>>();
    for (const [place, action] of actions.entries()) {
      const name = `${action.tagName} ${nameOf(action)}`;
      targets.set(name, (targets.get(name) ?? new Set()).add(action.getAttribute('href') ?? place));
    }
    return [...targets].flatMap(([name, { size }]) => (size > 1 ? [`${size} lead to different things: ${name}`] : []));
  });
  return found.map((fault) => `${page.url()}: ${fault}`);
}

/** Words and controls of which a part is beyond the screen, or hidden by what is around them; what scrolls hides nothing. */
export async function cutOffWhenFolded(page: Page): Promise<string[]> {
  await page.setViewportSize(FOLDED);
  const found = await page.evaluate(() => {
    const CONTROLS = 'a, button, input, select, textarea';
    type Edges = readonly [left: number, right: number];
    const known = new Map<Element, Edges>();
    /** Between which what is in this element can be seen. What scrolls, or is for ears alone, hides nothing. */
    const edgesOf = (element: Element | null): Edges => {
      if (!element || element === document.documentElement) return [0, innerWidth];
      const edges = known.get(element) ?? edgesFor(element, getComputedStyle(element).overflowX);
      known.set(element, edges);
      return edges;
    };
    const edgesFor = (element: Element, overflow: string): Edges => {
      if (overflow === 'visible') return edgesOf(element.parentElement);
      const { left, right, width } = element.getBoundingClientRect();
      return /auto|scroll/.test(overflow) || width <= 1 || element.matches('.swiper')
        ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
        : [left, right];
    };
    const isCut = (element: Element) => {
      const content = document.createRange();
      content.selectNodeContents(element);
      const boxes = [...(element.matches(CONTROLS) ? element : content).getClientRects()];
      const [left, right] = edgesOf(element.parentElement);
      return boxes.some((box) => box.left < left - 1 || box.right > right + 1);
    };

    const shown = [...document.querySelectorAll('body *:not(svg, svg *, [aria-hidden], [aria-hidden] *)')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const read = shown.filter(({ childNodes }) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const controls = shown.filter((element) => element.matches(CONTROLS));
    const seen = [...new Set([...read, ...controls])].filter((element) => element.getBoundingClientRect().width > 1);
    const tooWide = document.documentElement.scrollWidth - innerWidth;
    return [
      ...(tooWide > 0 ? [`${tooWide} px too wide`] : []),
      ...seen.filter(isCut).map(({ outerHTML }) => `a part is cut off: ${outerHTML.slice(0, 150)}`),
    ];
  });
  return found.map((fault) => `${page.url()} at ${FOLDED.width} px: ${fault}`);
}

async function faultsByAxe(page: Page): Promise<string[]> {
  await page.evaluate(layOutAll);
  const targets = { rules: { 'target-size': { enabled: true } } }; // axe leaves it out by itself
  const { violations } = await new AxeBuilder({ page }).options(targets).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Elements far below get their size only when they come near: while axe runs, nothing may move. */
function layOutAll(): void {
  const all = new CSSStyleSheet();
  all.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(all);
}

/** Wider than the screen; focus behind a bar, tabbing forwards or back. */
function faultsOfGeometry(page: Page): Promise<string[]> {
  return page.evaluate((step) => {
    const FOCUSABLE =
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
    const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    );

    /** Whether no part of it can be seen while it has the focus. */
    const isHidden = (element: HTMLElement) => {
      element.focus();
      if (document.activeElement !== element) return false;
      // The ring of a stretched link is around its card, that of a hidden field around what is beside it.
      const card = element.matches('.stretched') && element.closest('article');
      const ringed = card || (element.matches('input.sr-only') && element.parentElement) || element;
      const box = ringed.getBoundingClientRect();
      const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)]; // of a tall field, the part on the screen
      const [width, height] = [Math.min(innerWidth, box.right) - left, Math.min(innerHeight, box.bottom) - top];
      const spots = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [left + x * width, top + y * height]));
      return !spots.some(([x = 0, y = 0]) => {
        const seen = document.elementFromPoint(x, y);
        return seen?.contains(ringed) || ringed.contains(seen);
      });
    };

    const tooWide = document.documentElement.scrollWidth - window.innerWidth;
    const looked = all.filter((_, index) => index % step === 0);
    const hidden = [...looked, ...[...looked].reverse()].filter(isHidden);
    return [
      ...(tooWide > 0 ? [`${tooWide} px too wide`] : []),
      ...hidden.map(({ outerHTML }) => `focus is hidden on ${outerHTML.slice(0, 150)}`),
    ];
  }, FOCUS_STEP);
}

/** What still moves, or would at a touch, for somebody who has asked for reduced motion. */
function movement(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const NOTICED_MS = 100;
    const partsOf = (element: Element) => [
      '',
      '::before',
      '::after',
      ...(element.matches('dialog') ? ['::backdrop'] : []),
    ];

    const longest = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time) * 1000));
    const movesOf = (element: Element, part: string) => {
      const style = getComputedStyle(element, part);
      const times = [
        longest(style.transitionDuration),
        style.animationName !== 'none' && longest(style.animationDuration),
      ];
      if (Math.max(...times.map(Number)) > NOTICED_MS)
        return [`${element.outerHTML.slice(0, 100)}${part} moves for ${times}`];
      return style.scrollBehavior === 'smooth' ? [`${element.tagName} scrolls smoothly`] : [];
    };
    const scripted = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > NOTICED_MS)
      .map(
        (one) => `${(one.effect as KeyframeEffect).target?.outerHTML.slice(0, 100)} moves by ${one.constructor.name}`,
      );
    const styled = [...document.querySelectorAll('*')].flatMap((element) =>
      partsOf(element).flatMap((part) => movesOf(element, part)),
    );
    return [...new Set([...scripted, ...styled])].slice(0, 5);
  });
}
