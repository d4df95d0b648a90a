import type { Picture } from '@aloghor/functions/contract/pictures';
import { useEffect, useRef, useState } from 'react';
import { problemOfFile } from './photo-file.ts';
import { type PhotoUse, startUpload, type Upload, type UploadState } from './upload-photo.ts';

export interface PhotoState extends UploadState {
  /** A local address of the chosen file, before it is uploaded. */
  preview?: string;
}

/** Uploads a photo as soon as it is chosen, so that saving has little to wait for. */
export function usePhoto(use: PhotoUse) {
  const [state, setState] = useState<PhotoState>({});
  const upload = useRef<Upload>(undefined);

  useEffect(() => () => upload.current?.abort(), []);
  const { preview } = state;
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview);
  }, [preview]);

  /** The uploaded photo; undefined if that failed, or if it was cleared or replaced meanwhile. */
  async function choose(file: File): Promise<Picture | undefined> {
    clear();
    const problem = problemOfFile(file);
    if (problem) {
      setState({ problem });
      return undefined;
    }
    const chosen = { preview: URL.createObjectURL(file) };
    upload.current = startUpload(file, (next) => setState({ ...chosen, ...next }), use);
    const ended = await upload.current.result;
    return typeof ended === 'string' ? undefined : ended;
  }

  function clear() {
    upload.current?.abort();
    setState({});
  }

  return { ...state, choose, clear };
}
