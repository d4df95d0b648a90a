import { Button } from '../../shared/ui/button.tsx';
import { tAdmin } from '../messages/admin-messages.ts';

interface FormButtonsProps {
  isSaving: boolean;
  onClose: () => void;
}

/** Saves what is typed, or discards it. */
export function FormButtons({ isSaving, onClose }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" size="dense" aria-disabled={isSaving}>
        {tAdmin.desk.save}
      </Button>
      <Button variant="quiet" size="dense" onClick={onClose}>
        {tAdmin.desk.discard}
      </Button>
    </div>
  );
}
