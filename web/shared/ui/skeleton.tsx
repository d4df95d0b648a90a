/** A placeholder for content that is loading; `className` gives its size. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-pulse bg-sand ${className}`} />;
}
