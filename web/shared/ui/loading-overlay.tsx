import { LampDrawing } from './lamp-drawing.tsx';

/** Covers the page while it cannot show anything yet. */
export function LoadingOverlay({ label }: { label: string }) {
  return (
    <div role="status" className="fixed inset-0 z-40 grid place-content-center justify-items-center gap-4 bg-paper/90">
      <LampDrawing className="h-20 animate-pulse text-brass-text" />
      <p className="text-lg">{label}</p>
    </div>
  );
}
