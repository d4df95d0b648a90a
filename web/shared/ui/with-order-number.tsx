import { ORDER_NUMBER } from '../lib/format.ts';

const AROUND_NUMBERS = new RegExp(`(${ORDER_NUMBER.source})`, 'u');

/** A text that may contain the number of an order, in which no line breaks. */
export function WithOrderNumber({ text }: { text: string }) {
  return <WholeParts parts={text.split(AROUND_NUMBERS)} />;
}

/**
 * A text in parts: in every second one no line breaks. Each has an element of its own: as texts they would stay as they
 * were, or break the page, once a translator in the browser has replaced them.
 */
export function WholeParts({ parts }: { parts: string[] }) {
  return parts.map((part, place) =>
    part === '' ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same part may stand in a text twice
      <span key={place} className={place % 2 === 1 ? 'whitespace-nowrap' : undefined}>
        {part}
      </span>
    ),
  );
}
