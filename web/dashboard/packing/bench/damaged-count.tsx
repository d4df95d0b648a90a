import { Minus, Plus } from 'lucide-react';
import { nameOf } from '../../../shared/lib/product-texts.ts';
import { useLanguage, useMessages } from '../../../shared/locale/locale.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { bench } from '../../messages/en/packing.ts';

interface DamagedCountProps {
  product: Parameters<typeof nameOf>[0];
  damaged: number;
  /** How many of it are here. */
  of: number;
  onChange: (damaged: number) => void;
}

/** How many pieces that came back are damaged: by clicks alone, so that no scanner types into it. */
export function DamagedCount({ product, damaged, of, onChange }: DamagedCountProps) {
  const language = useLanguage();
  const t = useMessages(bench);
  if (of === 0) return null;
  return (
    <fieldset
      aria-label={t.damagedOf(nameOf(product, language))}
      className="flex basis-full items-center justify-end gap-1 text-ink-soft"
    >
      <Button
        variant="icon"
        aria-label={t.oneDamagedFewer}
        disabled={damaged === 0}
        onClick={() => onChange(damaged - 1)}
      >
        <Minus aria-hidden className="size-4" />
      </Button>
      <output
        aria-live="polite"
        className={`min-w-24 text-center tabular-nums ${damaged > 0 ? 'font-semibold text-danger' : ''}`}
      >
        {t.damaged(damaged)}
      </output>
      <Button
        variant="icon"
        aria-label={t.oneDamagedMore}
        disabled={damaged === of}
        onClick={() => onChange(damaged + 1)}
      >
        <Plus aria-hidden className="size-4" />
      </Button>
    </fieldset>
  );
}
