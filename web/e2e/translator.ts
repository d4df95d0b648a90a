import type { Page } from '@playwright/test';

/** Does to the page what a translator in the browser does: puts its own elements where texts were, and where they change. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const skipped = 'font, script, style, textarea, title';
    const textsIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = node instanceof Text ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text); // a cast: of the kind that is asked for
      return texts.filter(({ data, parentElement }) => data.trim() !== '' && !parentElement?.closest(skipped));
    };
    const replace = (text: Text) => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    for (const text of textsIn(document.body)) replace(text);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) for (const text of textsIn(node)) replace(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
