import { unbreakableParts } from '../../shared/ui/keep-together.ts';
import { WholeParts } from '../../shared/ui/with-order-number.tsx';

/** A text in which no line breaks within the number of an order, or between a sum and its unit. */
export function UnbrokenText({ text }: { text: string }) {
  return <WholeParts parts={unbreakableParts(text)} />;
}
