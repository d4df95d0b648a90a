import { tBrand } from '../messages/messages.ts';

/** The shop's name as its logo: a lamp hangs where the first 'o' stands. Takes the colour of the text around it. */
export function Wordmark({ className }: { className: string }) {
  return (
    <svg viewBox="0 20 1470 400" fill="currentColor" role="img" aria-label={tBrand.name} className={className}>
      <use href="#wordmark" />
      <path d="M499 24h12v112h-12z" />
      <ellipse cx="505" cy="228" rx="62" ry="74" className="fill-brass" />
      <path
        d="M509 190C506 214 481 227 481 254C481 273 491 286 506 286C520 286 530 273 530 255C530 228 513 219 509 190Z"
        className="fill-paper"
      />
    </svg>
  );
}
