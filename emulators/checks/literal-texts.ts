// Finds texts for people that stand in a component, where no language can replace them.
import { type Node, parseSync, Visitor } from 'oxc-parser';
import type { Source } from './imports.ts';

/** What is read or heard of an element, and what our own components show. */
const ATTRIBUTES =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|caption|hint|label|\w+Label|placeholder|text|title)$/;

/** Of the last two, what is given by itself is no text. */
const POPUPS = /^(show(Failure|Notice|Success|Toast|Warning)|ask|fire)$/;

/** What a popup shows of the object that it is given. */
const POPUP_TEXTS = /^(title|titleText|text|question|yes|no|(confirm|cancel)ButtonText)$/;

/** For developers alone: they stand in for what the emulators do not have. */
const FOR_DEVELOPERS = /^web\/shared\/session\/on-emulators\.tsx$/;

/** A sentence for each text that the code of a page says itself. */
export function literalTexts({ path, code }: Source): string[] {
  if (FOR_DEVELOPERS.test(path)) return [];
  const shown: Node[] = [];
  new Visitor({
    JSXElement: ({ children }) => void shown.push(...children),
    JSXFragment: ({ children }) => void shown.push(...children),
    JSXAttribute: ({ name, value }) => {
      if (value && name.type === 'JSXIdentifier' && ATTRIBUTES.test(name.name)) shown.push(value);
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type !== 'Identifier' || !POPUPS.test(callee.name)) return;
      const texts = callee.name.startsWith('show') ? given : given.filter(({ type }) => type === 'ObjectExpression');
      shown.push(...texts.flatMap(popupTexts));
    },
  }).visit(parseSync(path, code).program);
  const texts = shown.flatMap(textsOf).filter((text) => /\p{L}/u.test(text));
  return texts.map((text) => `${path} says '${text.trim()}' itself: texts belong to web/shared/locale`);
}

function popupTexts(given: Node): Node[] {
  if (given.type !== 'ObjectExpression') return [given];
  return given.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && POPUP_TEXTS.test(property.key.name)
      ? [property.value]
      : [],
  );
}

/** The texts written out in what is shown; those that come from elsewhere are not in the code. */
function textsOf(shown: Node): string[] {
  switch (shown.type) {
    case 'JSXText':
      return [shown.value];
    case 'Literal':
      return typeof shown.value === 'string' ? [shown.value] : [];
    case 'TemplateLiteral':
      return shown.quasis.map(({ value }) => value.raw);
    case 'JSXExpressionContainer':
      return textsOf(shown.expression);
    case 'ConditionalExpression':
      return [...textsOf(shown.consequent), ...textsOf(shown.alternate)];
    case 'LogicalExpression':
      return [...textsOf(shown.left), ...textsOf(shown.right)];
    default:
      return [];
  }
}
