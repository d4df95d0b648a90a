import { type DeskAction, KEYS } from './desk-keys.ts';

/** The key that does the same as the button around it; not shown where there is no keyboard. */
export function KeyHint({ of, className = '' }: { of: DeskAction; className?: string }) {
  return (
    <kbd
      aria-hidden
      className={`hidden rounded border border-current/40 px-1.5 font-sans text-xs leading-5 pointer-fine:inline-block ${className}`}
    >
      {KEYS[of]}
    </kbd>
  );
}
