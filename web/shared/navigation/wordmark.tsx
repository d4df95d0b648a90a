import { brand } from '../locale/en/brand.ts';
import { useMessages } from '../locale/locale.ts';
import { shop } from '../shop.config.ts';

/** The width of the logo for each letter, in the units of its drawing. */
export const LETTER_WIDTH = 210;

/** The shop's name as its logo, in the colour of the text around it. */
export function Wordmark({ className }: { className: string }) {
  const tBrand = useMessages(brand);
  return (
    <svg
      viewBox={`0 20 ${shop.name.length * LETTER_WIDTH} 400`}
      fill="currentColor"
      role="img"
      aria-label={tBrand.name}
      className={className}
    >
      <use href="#wordmark" />
    </svg>
  );
}
