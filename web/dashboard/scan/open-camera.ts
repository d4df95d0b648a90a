/** Why there is no picture: not allowed, no camera, in use elsewhere, or anything else. */
export type CameraProblem = 'denied' | 'none' | 'inUse' | 'failed';

/** By the name of the exception. */
const PROBLEMS: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
};

/** Whether the browser offers a camera at all: none does without HTTPS. */
export const mayHaveCamera = 'mediaDevices' in navigator;

/** The camera at the back, or the only one. Its light goes off when `signal` is aborted. @throws {DOMException} */
export async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  const video = { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } };
  const stream = await navigator.mediaDevices.getUserMedia({ video });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  return stream;
}

export function cameraProblem(error: unknown): CameraProblem {
  return (error instanceof DOMException && PROBLEMS[error.name]) || 'failed';
}

export type SwitchTorch = (isOn: boolean) => Promise<void>;

/** Switches the light beside the camera; undefined where there is none. */
export function torchOf(track: MediaStreamTrack | undefined): SwitchTorch | undefined {
  if (!track || !('torch' in (track.getCapabilities?.() ?? {}))) return undefined;
  const torch = (isOn: boolean) => ({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] }); // a cast: not yet in TypeScript
  return (isOn) => track.applyConstraints(torch(isOn));
}
