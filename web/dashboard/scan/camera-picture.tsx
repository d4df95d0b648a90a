import { Flashlight } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { beep } from '../layout/chime.ts';
import { camera } from '../messages/en/scan.ts';
import type { SwitchTorch } from './open-camera.ts';
import { useCamera } from './use-camera.ts';

interface CameraPictureProps {
  /** Whether nothing is read, because something else is to be read first. */
  isPaused: boolean;
  onCode: (code: string) => void;
}

/** The camera's picture, whose QR codes are read; or why there is none. */
export function CameraPicture({ isPaused, onCode }: CameraPictureProps) {
  const t = useMessages(camera);
  const video = useRef<HTMLVideoElement>(null);
  const { state, tryAgain } = useCamera(video, {
    isPaused,
    onCode: (code) => {
      beep();
      onCode(code);
    },
  });
  return (
    <div className="relative grid basis-full min-h-48 place-items-center overflow-hidden rounded-card bg-ink text-paper">
      <video
        ref={video}
        aria-label={t.picture}
        muted
        playsInline
        className={`max-h-[45vh] w-full object-contain ${state.at === 'open' ? '' : 'hidden'}`}
      />
      {state.at === 'opening' && (
        <p role="status" className="p-4">
          {t.opening}
        </p>
      )}
      {state.at === 'open' && state.switchTorch && <TorchButton switchTorch={state.switchTorch} />}
      {state.at === 'failed' && (
        <div role="alert" className="grid max-w-md justify-items-center gap-3 p-4 text-center">
          <p>{t.problems[state.why]}</p>
          <Button variant="onDark" size="dense" onClick={tryAgain}>
            {t.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}

function TorchButton({ switchTorch }: { switchTorch: SwitchTorch }) {
  const t = useMessages(camera);
  const [isOn, setIsOn] = useState(false);
  return (
    <Button
      variant="onDark"
      size="dense"
      className="absolute right-3 bottom-3"
      aria-pressed={isOn}
      onClick={() =>
        void switchTorch(!isOn).then(
          () => setIsOn(!isOn),
          () => undefined, // a phone that is hot keeps its light off
        )
      }
    >
      <Flashlight aria-hidden className="size-5" />
      {t.torch}
    </Button>
  );
}
