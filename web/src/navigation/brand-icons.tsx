import type { ReactNode } from 'react';

// Drawn here because lucide, our icon set, carries no company marks.
export const brandIcons = { facebook: Facebook, youtube: Youtube, instagram: Instagram, x: X, whatsapp: Whatsapp };

function Facebook() {
  return (
    <Mark>
      <path d="M13.6 21v-8.1h2.8l.4-3.2h-3.2V7.7c0-.9.3-1.6 1.6-1.6h1.7V3.2A23 23 0 0 0 14.4 3c-2.5 0-4.2 1.5-4.2 4.3v2.4H7.4v3.2h2.8V21Z" />
    </Mark>
  );
}

function Youtube() {
  return (
    <Mark>
      <path d="M21.6 7.6a2.5 2.5 0 0 0-1.8-1.8C18.2 5.4 12 5.4 12 5.4s-6.2 0-7.8.4a2.5 2.5 0 0 0-1.8 1.8A26 26 0 0 0 2 12c0 1.5.1 3 .4 4.4a2.5 2.5 0 0 0 1.8 1.8c1.6.4 7.8.4 7.8.4s6.2 0 7.8-.4a2.5 2.5 0 0 0 1.8-1.8c.3-1.4.4-2.9.4-4.4s-.1-3-.4-4.4ZM10 15V9l5.2 3Z" />
    </Mark>
  );
}

function Instagram() {
  return (
    <Mark>
      <path
        fillRule="evenodd"
        d="M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 1.8A3.2 3.2 0 0 0 4.8 8v8A3.2 3.2 0 0 0 8 19.2h8a3.2 3.2 0 0 0 3.2-3.2V8A3.2 3.2 0 0 0 16 4.8Zm4 2.7a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 1.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Zm4.7-3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z"
      />
    </Mark>
  );
}

function X() {
  return (
    <Mark>
      <path
        fillRule="evenodd"
        d="M3 3.5h5.6l4.3 6 5.1-6h2.3l-6.4 7.5 7.1 9.5h-5.6l-4.7-6.5-5.5 6.5H2.9l6.8-8Zm3.3 1.7 9.9 13.6h1.5L7.8 5.2Z"
      />
    </Mark>
  );
}

function Whatsapp() {
  return (
    <Mark>
      <path
        fillRule="evenodd"
        d="M12 3a9 9 0 0 1 0 18 9 9 0 0 1-4.3-1.1L3 21l1.2-4.5A9 9 0 0 1 12 3Zm0 1.7a7.3 7.3 0 0 0-6.2 11.2l-.7 2.9 2.9-.8A7.3 7.3 0 1 0 12 4.7ZM9.2 7.9c.2 0 .4 0 .5.4l.7 1.7c.1.2 0 .4-.1.5l-.6.7c-.1.2-.2.3 0 .6a6 6 0 0 0 2.7 2.3c.3.2.4.1.6 0l.8-1c.2-.2.3-.2.5-.1l1.7.8c.3.1.4.2.4.4 0 1-.8 1.9-2 1.9-2.9 0-6.8-3.6-6.8-6.3 0-1 .8-1.9 1.6-1.9Z"
      />
    </Mark>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" className="size-5" aria-hidden="true">
      {children}
    </svg>
  );
}
