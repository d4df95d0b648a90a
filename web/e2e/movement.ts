import type { Page } from '@playwright/test';

/** What still moves, or would at a touch, for whoever has asked for little movement. */
export function movement(page: Page): Promise<string[]> {
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
