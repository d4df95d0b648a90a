import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { packing } from '../messages/en/orders.ts';

interface ConfirmedFilterProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Leaves in a list only the orders that their buyers have confirmed. */
export function ConfirmedFilter({ isOn, onChange }: ConfirmedFilterProps) {
  const t = useMessages(packing);
  return (
    <Button variant={isOn ? 'primary' : 'quiet'} size="dense" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {t.confirmed}
    </Button>
  );
}
