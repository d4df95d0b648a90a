import { ORDER_NUMBER } from '../lib/format.ts';

const AROUND_NUMBERS = new RegExp(`(${ORDER_NUMBER.source})`, 'u');

/** A text that may contain the number of an order, in which no line breaks. */
export function WithOrderNumber({ text }: { text: string }) {
  return text.split(AROUND_NUMBERS).map((part, place) =>
    place % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
