import { unbreakableParts } from '../../shared/ui/keep-together.ts';

/** A text in which no line breaks within the number of an order, or between a sum and its unit. */
export function UnbrokenText({ text }: { text: string }) {
  return unbreakableParts(text).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same sum may stand in a text twice
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
