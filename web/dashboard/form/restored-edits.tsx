import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { askFirst } from '../layout/ask-first.ts';
import { panelStyle } from '../layout/page.tsx';
import { restored } from '../messages/en/common.ts';

interface RestoredEditsProps {
  /** What else has to be done again. */
  also?: string;
  onDiscard: () => void;
}

/** Says above a form that what was typed into it before is there again. */
export function RestoredEdits({ also, onDiscard }: RestoredEditsProps) {
  const t = useMessages(restored);

  async function discard() {
    if (await askFirst(t.asked)) onDiscard();
  }

  return (
    <div role="status" className={`${panelStyle} mb-6 flex flex-wrap items-center gap-4`}>
      <p className="min-w-0 grow basis-60">
        {t.text} {also && <span>{also}</span>}
      </p>
      <Button variant="quiet" size="dense" onClick={discard}>
        {t.discard}
      </Button>
    </div>
  );
}
