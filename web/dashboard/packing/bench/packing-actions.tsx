import { Check } from 'lucide-react';
import { useMessages } from '../../../shared/locale/locale.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { bench } from '../../messages/en/packing.ts';

interface PackingActionsProps {
  /** Whether something of the parcel is not scanned yet. */
  isMissing: boolean;
  onClose: () => void;
  onLeave: () => void;
}

/** Closes a parcel that is packed, or puts it aside. */
export function PackingActions({ isMissing, onClose, onLeave }: PackingActionsProps) {
  const t = useMessages(bench);
  return (
    <div className="flex flex-wrap gap-3">
      <Button className="max-sm:grow" disabled={isMissing} onClick={onClose}>
        <Check aria-hidden className="size-5" />
        {t.close}
      </Button>
      <Button variant="quiet" onClick={onLeave}>
        {t.leave}
      </Button>
    </div>
  );
}
