import { Button } from '../../shared/ui/button.tsx';
import { failureText } from '../../shared/ui/failure-text.ts';
import { panelStyle } from '../layout/panel-style.ts';
import { tAdmin } from '../messages/admin-messages.ts';

interface ImportProgressProps {
  at: 'checking' | 'writing' | 'cut';
  done: number;
  total: number;
  fileName?: string;
  error?: unknown;
  onGoOn?: () => void;
}

/** How many rows are checked or written; where that was cut, it goes on from there. */
export function ImportProgress({ at, done, total, fileName = '', error, onGoOn }: ImportProgressProps) {
  const { productFile } = tAdmin;
  if (total === 0) return <p role="status">{productFile.reading(fileName)}</p>;
  return (
    <section className={panelStyle}>
      {at === 'cut' ? (
        <div role="alert" className="mb-4">
          <h2 className="text-xl">{productFile.cutTitle(done, total)}</h2>
          <p className="mt-1 text-ink-soft">{failureText(error, productFile.cutText)}</p>
        </div>
      ) : (
        <p role="status" className="mb-3 font-semibold">
          {productFile[at](done, total)}
        </p>
      )}
      <progress
        value={done}
        max={total}
        aria-label={productFile[at === 'checking' ? 'checking' : 'writing'](done, total)}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sand [&::-moz-progress-bar]:bg-bottle [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-bottle [&::-webkit-progress-value]:transition-[width]"
      />
      {at === 'writing' && <p className="mt-3 text-ink-soft text-sm">{productFile.writingText}</p>}
      {at === 'cut' && (
        <Button className="mt-5" onClick={onGoOn}>
          {productFile.goOn}
        </Button>
      )}
    </section>
  );
}
