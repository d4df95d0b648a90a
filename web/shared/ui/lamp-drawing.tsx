/** A line drawing of a hanging lamp, for empty states. */
export function LampDrawing({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 120 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className={className}
      aria-hidden="true"
    >
      <path d="M60 4v34M28 74c0-20 14-36 32-36s32 16 32 36Z" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M50 74a10 10 0 0 0 20 0" />
      <path d="M60 96v10M38 90l-6 8M82 90l6 8" strokeLinecap="round" opacity=".55" />
    </svg>
  );
}
