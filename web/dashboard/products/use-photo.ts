import { useEffect, useRef, useState } from 'react';
import { type PhotoProblem, problemOfFile, problemOfUpload } from './photo-file.ts';
import { type Smaller, uploadPhoto } from './upload-photo.ts';

export interface PhotoState extends Smaller<string> {
  /** A local address of the chosen file, before it is uploaded. */
  preview?: string;
  /** From 0 to 1, while it is being uploaded. */
  progress?: number;
  /** Its address at the image host; those of the smaller pictures are named as in a product. */
  address?: string;
  problem?: PhotoProblem;
}

interface Upload {
  abort: AbortController;
  result: Promise<PhotoState>;
}

/** Uploads a photo and its smaller versions as soon as it is chosen, so that saving has little to wait for. */
export function usePhoto() {
  const [state, setState] = useState<PhotoState>({});
  const upload = useRef<Upload>(undefined);

  useEffect(() => () => upload.current?.abort.abort(), []);
  const { preview } = state;
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview);
  }, [preview]);

  function choose(file: File) {
    clear();
    const problem = problemOfFile(file);
    if (problem) setState({ problem });
    else void send(file, { preview: URL.createObjectURL(file) });
  }

  function send(file: File, chosen: PhotoState): Promise<PhotoState> {
    const abort = new AbortController();
    const show = (next: PhotoState) => {
      if (!abort.signal.aborted) setState({ ...chosen, ...next });
      return next;
    };
    show({ progress: 0 });
    const result = uploadPhoto(file, (progress) => show({ progress }), abort.signal).then(
      (addresses) => show(addresses),
      (error) => show({ problem: problemOfUpload(error) }),
    );
    upload.current = { abort, result };
    return result;
  }

  /** How the chosen photo's upload ended; undefined when none is being uploaded. */
  const settled = async (): Promise<PhotoState | undefined> => upload.current?.result;

  function clear() {
    upload.current?.abort.abort();
    upload.current = undefined;
    setState({});
  }

  return { ...state, choose, settled, clear };
}
