import type { ComponentProps } from 'react';

/**
 * A form whose fields never come into an address, where history and logs would keep them, should the browser submit it
 * by itself. Without scripts it shows no buttons: none would do anything.
 */
export function Form({ className = '', ...form }: ComponentProps<'form'>) {
  // biome-ignore lint/correctness/noRestrictedElements: this is the one
  return <form method="post" className={`noscript:[&_button]:hidden ${className}`} {...form} />;
}
