import { expect, test } from 'vitest';
import { isSafeSvg, isShape, sizeOfSvg } from './safe-svg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"${attributes}>${inside}</svg>`;

test.each([
  '<path d="M0 0h10v10z" fill="#d9922e"/>',
  '<style>.a{fill:#fff}</style><g class="a"><circle r="4"/></g>',
  '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><rect fill="url(#g)" width="9"/>',
  '<use href="#g" x="1"/><text x="1">নূর &amp; Lights</text>',
])('%s only draws', (inside) => {
  expect(isSafeSvg(svg(inside))).toBe(true);
});

test.each([
  '<script>alert(1)</script>',
  '<path onload="alert(1)" d="M0 0"/>',
  '<path ONCLICK="alert(1)"/>',
  '<foreignObject><p>Hi</p></foreignObject>',
  '<image href="https://elsewhere.example/a.png"/>',
  '<use href="https://elsewhere.example/a.svg#x"/>',
  '<use xlink:href="data:image/svg+xml,x"/>',
  '<a href="#x"><path d="M0 0"/></a>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<rect fill="url(https://elsewhere.example/a.svg)"/>',
  '<rect style="background:u\\72l(//elsewhere.example)"/>',
  '<rect fill="u&#114;l(//elsewhere.example)"/>',
  '<style>@import "//elsewhere.example/a.css";</style>',
  '<style>rect{fill:url(//elsewhere.example)}</style>',
  "<path onload='alert(1)'/>",
  '<!-- a --><path d="M0 0"/>',
  '<path d="M0 0" <script>/>',
  '<g><![CDATA[<script>alert(1)</script>]]></g>',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
])('%s does more, and is rejected', (inside) => {
  expect(isSafeSvg(svg(inside))).toBe(false);
});

test('nothing stands before or behind the drawing, and it says how large it is', () => {
  expect(isSafeSvg(`<!DOCTYPE svg [<!ENTITY x "y">]>${svg('<path d="M0 0"/>')}`)).toBe(false);
  expect(isSafeSvg(`<?xml-stylesheet href="//elsewhere.example/a.css"?>${svg('')}`)).toBe(false);
  expect(isSafeSvg(svg('', ' onload="alert(1)"'))).toBe(false);
  expect(isSafeSvg('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>')).toBe(false);
  expect(sizeOfSvg(svg(''))).toEqual({ width: 300, height: 100 });
  expect(sizeOfSvg(svg('').replace('300', '0'))).toBeUndefined();
});

test.each(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'])(
  '%s is seen',
  (name) => {
    expect([isShape(name), isSafeSvg(svg(`<${name} x="1"/>`))]).toEqual([true, true]);
  },
);

test.each(['g', 'defs', 'linearGradient', 'style', 'image'])('%s alone is not seen', (name) => {
  expect(isShape(name)).toBe(false);
});
