import { Camera, CameraOff } from 'lucide-react';
import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { camera } from '../messages/en/scan.ts';
import { CameraPicture } from './camera-picture.tsx';
import { mayHaveCamera } from './open-camera.ts';

interface CameraScanProps {
  isOpen: boolean;
  size?: 'large' | 'dense';
  /** Whether nothing is read, because something else is to be read first. */
  isPaused?: boolean;
  onToggle: (isOpen: boolean) => void;
  onCode: (code: string) => void;
}

/** Opens a camera that reads QR codes, in a line that wraps; not shown where the browser offers none. */
export function CameraScan({ isOpen, size, isPaused = false, onToggle, onCode }: CameraScanProps) {
  const t = useMessages(camera);
  if (!mayHaveCamera) return null;
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        className="max-sm:grow"
        aria-expanded={isOpen}
        onClick={() => onToggle(!isOpen)}
      >
        {isOpen ? <CameraOff aria-hidden className="size-5" /> : <Camera aria-hidden className="size-5" />}
        <span>{isOpen ? t.close : t.open}</span>
      </Button>
      {isOpen && <CameraPicture isPaused={isPaused} onCode={onCode} />}
    </>
  );
}
