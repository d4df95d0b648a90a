// Finds facts of the sample shop that stand outside their home, where another shop would keep them.
import { parseSync, Visitor } from 'oxc-parser';
import type { Source } from './imports.ts';

/** Facts that another shop changes, and the files that say them. */
const FACTS = [
  { said: /Aloghor|আলোঘর/, homes: ['functions/src/domain/shop-name.ts', 'web/shared/navigation/name-drawing.tsx'] },
  { said: /Asia\/Dhaka|\+06:00/, homes: ['functions/src/domain/country.ts'] },
  { said: /\bTk\b|৳|\bBDT\b/, homes: ['functions/src/domain/country.ts'] },
];

/** Contact data, which bear the shop's name. */
const CONTACT = /^functions\/src\/domain\/settings\.ts$/;

/** A sentence for each such fact. */
export function hardcodedShopData({ path, code }: Source): string[] {
  const texts = CONTACT.test(path) ? [] : textsIn({ path, code });
  return FACTS.filter(({ homes }) => !homes.includes(path)).flatMap(({ said, homes }) =>
    texts
      .filter((text) => said.test(text))
      .map((text) => `${path} says '${text.trim()}' itself: that stands in ${homes[0]} alone`),
  );
}

/** The texts of the code, without its comments. */
function textsIn({ path, code }: Source): string[] {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.raw),
    JSXText: ({ value }) => void texts.push(value),
  }).visit(parseSync(path, code).program);
  return texts;
}
