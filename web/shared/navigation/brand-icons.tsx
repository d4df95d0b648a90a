import type { ReactNode } from 'react';

/** The mark of a company. */
export function BrandIcon({ of }: { of: 'facebook' | 'youtube' | 'instagram' }) {
  return (
    <Mark>
      <use href={`#${of}`} />
    </Mark>
  );
}

export function Mark({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" className="size-5" aria-hidden="true">
      {children}
    </svg>
  );
}
