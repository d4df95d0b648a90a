import type { Picture } from '@aloghor/functions/contract/pictures';
import { useEffect, useRef, useState } from 'react';
import { type PhotoProblem, problemOfFile } from './photo-file.ts';
import { type PhotoUse, startUpload, type Upload, type UploadState } from './upload-photo.ts';

export interface PhotoState extends UploadState {
  /** A local address of the chosen file, before it is uploaded. */
  preview?: string;
}

/** Uploads a photo as soon as it is chosen, so that saving has little to wait for. */
export function usePhoto(use: PhotoUse) {
  const [state, setState] = useState<PhotoState>({});
  const upload = useRef<Upload>(undefined);

  useEffect(
    () => () => {
      upload.current?.abort();
      upload.current = undefined;
    },
    [],
  );
  const { preview } = state;
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview);
  }, [preview]);

  /** The uploaded photo, or why there is none; undefined if it was cleared or replaced meanwhile. */
  async function choose(file: File): Promise<Picture | PhotoProblem | undefined> {
    clear();
    const problem = problemOfFile(file);
    if (problem) {
      setState({ problem });
      return problem;
    }
    const chosen = { preview: URL.createObjectURL(file) };
    const started = startUpload(file, (next) => setState({ ...chosen, ...next }), use);
    upload.current = started;
    const ended = await started.result;
    return upload.current === started ? ended : undefined;
  }

  function clear() {
    upload.current?.abort();
    upload.current = undefined;
    setState({});
  }

  return { ...state, choose, clear };
}
