import type { Page } from '@playwright/test';

/**
 * What React says of each element against what stands in the drawn page. In production it takes an element over as it
 * is and says nothing of an attribute that it would have written otherwise; that one then stays wrong.
 */
export function hydrationFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Props = Record<string, unknown>;

    /** No attributes, or such as change with what a person types or chooses. */
    const OTHERS =
      /^(children|ref|key|on[A-Z].*|dangerouslySetInnerHTML|suppress.*|autoFocus|(default)?(value|checked|selected))$/i;
    /** Written by the start script while React is on the way, for presses that wait for it. */
    const BY_START = /^data-?pressed$/;
    const NAMES: Record<string, string> = { classname: 'class', htmlfor: 'for' };

    const plain = (name: string) => {
      const short = name.toLowerCase().replaceAll(/[-:]/g, '');
      return NAMES[short] ?? short;
    };
    const isTold = (name: string) => /^(aria|data)-/.test(name);

    /** As React writes it; undefined where it writes nothing. */
    const written = (name: string, value: unknown) => {
      if (value == null || typeof value === 'function') return undefined;
      if (typeof value === 'boolean' && !isTold(name)) return value ? '' : undefined;
      return String(value);
    };
    const wanted = (props: Props) =>
      Object.entries(props)
        .filter(([name]) => !OTHERS.test(name))
        .map(([name, value]) => [plain(name), written(name, value)] as const)
        .filter(([, value]) => value !== undefined);
    const found = (element: Element) =>
      [...element.attributes]
        .map(({ name, value }) => [plain(name), value] as const)
        .filter(([name]) => !OTHERS.test(name) && !BY_START.test(name));

    const elements = [...document.querySelectorAll('#root *')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      return key ? [{ element, props: (element as unknown as Record<string, Props>)[key] ?? {} }] : [];
    });
    const differences = elements.flatMap(({ element, props }) => {
      const [drawn, said] = [new Map(found(element)), new Map(wanted(props))];
      return [...new Set([...drawn.keys(), ...said.keys()])]
        .filter((name) => drawn.get(name) !== said.get(name))
        .map((name) => `${element.tagName} ${name}: ${drawn.get(name)}, not ${said.get(name)}`);
    });
    // Every page has far more: without its notes at the elements React would tell nothing here.
    return elements.length < 50 ? [`React knows ${elements.length} elements`] : differences;
  });
}
