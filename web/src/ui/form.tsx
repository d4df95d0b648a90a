import type { ComponentProps } from 'react';

/**
 * A form whose fields never come into an address, where history and logs would keep them, should the browser submit it
 * by itself. Without scripts it has nothing to submit it with.
 */
export function Form({ className = '', ...form }: ComponentProps<'form'>) {
  // biome-ignore lint/correctness/noRestrictedElements: this is the one
  return <form method="post" className={`noscript:[&_[type=submit]]:hidden ${className}`} {...form} />;
}
