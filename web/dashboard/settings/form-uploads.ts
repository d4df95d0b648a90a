import { createContext, useContext, useRef } from 'react';

/** Resolves with whether it has arrived, or is not wanted any more. */
type FormUpload = Promise<boolean>;

/** Tells the form around an input of an upload, which saving waits for. */
export const TrackUpload = createContext<(upload: FormUpload) => void>(() => {});

export function useTrackUpload(): (upload: FormUpload) => void {
  return useContext(TrackUpload);
}

/** The uploads of the inputs of a form. */
export function useFormUploads() {
  const running = useRef(new Set<FormUpload>());

  function track(upload: FormUpload) {
    running.current.add(upload);
    void upload.finally(() => running.current.delete(upload));
  }

  /** Resolves with whether all have arrived, also those that begin meanwhile. */
  async function settled(): Promise<boolean> {
    let isWhole = true;
    while (running.current.size > 0) {
      const ended = await Promise.all(running.current);
      isWhole &&= !ended.includes(false);
    }
    return isWhole;
  }

  return { track, settled };
}
