import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useLatest } from '../../shared/lib/hooks.ts';
import { type CameraProblem, cameraProblem, openCamera, type SwitchTorch, torchOf } from './open-camera.ts';

type CameraState =
  | { at: 'opening' }
  | { at: 'open'; switchTorch: SwitchTorch | undefined }
  | { at: 'failed'; why: CameraProblem };

interface Reading {
  /** Whether codes in the picture are left alone. */
  isPaused: boolean;
  onCode: (code: string) => void;
}

/** Shows the camera's picture in a video, and reads its codes. The camera is off while the page is hidden. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, reading: Reading) {
  const latest = useLatest(reading);
  const isVisible = useSyncExternalStore(watchVisibility, () => document.visibilityState === 'visible');
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<CameraState>({ at: 'opening' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it again
  useEffect(() => {
    if (!isVisible) return;
    const closing = new AbortController();
    const { signal } = closing;
    const fail = (why: CameraProblem) => {
      if (signal.aborted) return;
      closing.abort(); // what did open is closed again
      setState({ at: 'failed', why });
    };
    setState({ at: 'opening' });
    open(signal, fail).catch((error) => fail(cameraProblem(error)));
    return () => closing.abort();
  }, [isVisible, tries]);

  async function open(signal: AbortSignal, fail: (why: CameraProblem) => void) {
    // The decoder is loaded only here: most who pack have a scanner.
    const [stream, { readCodes }] = await Promise.all([openCamera(signal), import('./read-codes.ts')]);
    const element = video.current;
    if (signal.aborted || !element) return;
    const [track] = stream.getVideoTracks();
    track?.addEventListener('ended', () => fail('inUse')); // it is not told of what this page stops
    element.srcObject = stream;
    await element.play();
    setState({ at: 'open', switchTorch: torchOf(track) });
    readCodes(element, {
      onCode: (code) => latest.current.onCode(code),
      isPaused: () => latest.current.isPaused,
      signal,
    });
  }

  return { state, tryAgain: () => setTries((before) => before + 1) };
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
