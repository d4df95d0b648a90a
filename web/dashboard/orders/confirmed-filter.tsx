import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { dashboardMessages } from '../messages/admin-messages.ts';

interface ConfirmedFilterProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Leaves in a list only the orders that their buyers have confirmed. */
export function ConfirmedFilter({ isOn, onChange }: ConfirmedFilterProps) {
  const { packing } = useMessages(dashboardMessages);
  return (
    <Button variant={isOn ? 'primary' : 'quiet'} size="dense" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {packing.confirmed}
    </Button>
  );
}
