import { ORDER_NUMBER } from '../lib/format.ts';

const AROUND_NUMBERS = new RegExp(`(${ORDER_NUMBER.source})`, 'u');

/** A text that may contain the number of an order, in which no line breaks. */
export function WithOrderNumber({ text }: { text: string }) {
  return <WholeParts parts={text.split(AROUND_NUMBERS)} />;
}

/** A text in parts: in every second one no line breaks. */
export function WholeParts({ parts }: { parts: string[] }) {
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same part may stand in a text twice
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
