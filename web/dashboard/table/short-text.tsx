const LINES = { 2: 'line-clamp-2', 3: 'line-clamp-3' };

interface ShortTextProps {
  children: string;
  /** At most. */
  lines?: keyof typeof LINES;
  className?: string;
}

/** A text clamped to a few lines; the whole text is its title. */
export function ShortText({ children, lines = 2, className = '' }: ShortTextProps) {
  return (
    <span title={children} className={`${LINES[lines]} ${className}`}>
      {children}
    </span>
  );
}
