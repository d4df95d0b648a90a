/** What only draws: no scripts, no pages inside, nothing that moves, and nothing that loads something else. */
const ELEMENTS: readonly string[] = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
];

/** Without any of these nothing is seen. */
const SHAPES: readonly string[] = 'path rect circle ellipse line polyline polygon text tspan'.split(' ');

/** Without those of an editor's own namespaces, which say nothing to a browser. */
const NAME = /^(?!on)[a-z][\w-]*$/i;
const NAMESPACES: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** What could lead out of the drawing: an address that is not within it, a rule that imports, an escape that hides one. */
const LEADS_OUT = /url\((?!\s*['"]?#)|@|\\|&#|(?:java|vb)script:|data:/i;

export function isShape(name: string): boolean {
  return SHAPES.includes(name);
}

export function isSafeElement(name: string): boolean {
  return ELEMENTS.includes(name) || isShape(name);
}

export function isSafeAttribute(name: string, value: string): boolean {
  if (name in NAMESPACES) return value === NAMESPACES[name];
  if (name === 'href' || name === 'xlink:href') return value.startsWith('#');
  return NAME.test(name) && !LEADS_OUT.test(value);
}

/** Of a style element, and of texts. */
export function isSafeText(text: string): boolean {
  return !LEADS_OUT.test(text);
}

const TAG = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<>]*")*)\s*\/?>/g;
const ATTRIBUTE = /([\w:.-]+)="([^"]*)"/g;

/**
 * Whether a drawing, as a browser serializes one, only draws. What else an SVG may have, such as comments and entities, is
 * no part of it.
 */
export function isSafeSvg(file: string): boolean {
  if (!/^<svg\s[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(file) || !sizeOfSvg(file)) return false;
  const tags = [...file.matchAll(TAG)];
  const texts = file.split(TAG).filter((_, place) => place % 4 === 0); // between the three groups of each tag
  return (
    texts.every((text) => !/[<>]/.test(text) && isSafeText(text)) &&
    tags.every(
      ([, , name = '', attributes = '']) =>
        isSafeElement(name) &&
        [...attributes.matchAll(ATTRIBUTE)].every(([, attribute = '', value = '']) =>
          isSafeAttribute(attribute, value),
        ),
    )
  );
}

/** By its view box; undefined where it has none, or an empty one. */
export function sizeOfSvg(file: string): { width: number; height: number } | undefined {
  const [, box = ''] = file.match(/^<svg\s[^>]*\bviewBox="([^"]*)"/) ?? [];
  const [, , width = 0, height = 0] = box.split(/[\s,]+/).map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}
