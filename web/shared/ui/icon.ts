import { createElement, type SVGProps } from 'react';

type Shape = [tag: string, attributes: Record<string, string>];

/** An icon of lucide, drawn from its shapes alone (`lean-icons.ts`): its package brings options that no page sets. */
export function iconOf(shapes: Shape[]) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
