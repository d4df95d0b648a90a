import { DrawnName } from './name-drawing.tsx';

/**
 * The outlines of the logo and of the companies' marks. They stand once in every document, before the app, and each place
 * that shows one refers to it by its id: in the app's code they would weigh more than most components.
 */
export function Outlines() {
  return (
    <svg width="0" height="0" aria-hidden className="absolute">
      <DrawnName />
      <path id="facebook" d={FACEBOOK} />
      <path id="youtube" d={YOUTUBE} />
      <g id="instagram" fill="none" stroke="currentColor" strokeWidth="1.8">
        <rect width="16.2" height="16.2" x="3.9" y="3.9" rx="4.1" />
        <circle cx="12" cy="12" r="3.6" />
        <path d="M16.7 7.4h0" strokeWidth="2.2" strokeLinecap="round" />
      </g>
    </svg>
  );
}

// Drawn here because lucide, our icon set, carries no company marks.
const FACEBOOK =
  'M13.6 21v-8.1h2.8l.4-3.2h-3.2V7.7c0-.9.3-1.6 1.6-1.6h1.7V3.2A23 23 0 0 0 14.4 3c-2.5 0-4.2 1.5-4.2 4.3v2.4H7.4v3.2h2.8V21Z';
const YOUTUBE =
  'M21.6 7.6a2.5 2.5 0 0 0-1.8-1.8C18.2 5.4 12 5.4 12 5.4s-6.2 0-7.8.4a2.5 2.5 0 0 0-1.8 1.8A26 26 0 0 0 2 12c0 1.5.1 3 .4 4.4a2.5 2.5 0 0 0 1.8 1.8c1.6.4 7.8.4 7.8.4s6.2 0 7.8-.4a2.5 2.5 0 0 0 1.8-1.8c.3-1.4.4-2.9.4-4.4s-.1-3-.4-4.4ZM10 15V9l5.2 3Z';
