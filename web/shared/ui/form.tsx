import type { ComponentProps } from 'react';

/**
 * A form whose fields never come into an address, where history and logs would keep them, should the browser submit it
 * by itself. Without scripts it is not shown: its buttons would do nothing.
 */
export function Form({ className = '', ...form }: ComponentProps<'form'>) {
  // biome-ignore lint/correctness/noRestrictedElements: this is the one
  return <form method="post" className={`noscript:hidden ${className}`} {...form} />;
}
