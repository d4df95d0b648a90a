/** A quiet shape where something is about to appear; `className` gives its size. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-pulse bg-sand ${className}`} />;
}
