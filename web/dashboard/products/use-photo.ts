import { useEffect, useRef, useState } from 'react';
import { sendPhoto } from './images-calls.ts';
import { makeSmaller, type Smaller } from './make-smaller.ts';
import { mayPassLater, type PhotoProblem, problemOfFile, problemOfUpload } from './photo-problem.ts';

export interface PhotoState extends Smaller<string> {
  /** What the browser shows of the chosen file, before any host has it. */
  preview?: string;
  /** From 0 to 1, while it is on its way. */
  progress?: number;
  /** The image host's address of it; those of its smaller ones, where it has any, are named as in a product. */
  address?: string;
  problem?: PhotoProblem;
}

interface Upload {
  file: File;
  abort: AbortController;
  result: Promise<PhotoState>;
}

/** A photo and its smaller ones are uploaded as soon as it is chosen, so that Save has little left to wait for. */
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
    const result = sendAll(file, (progress) => show({ progress }), abort.signal).then(
      (addresses) => show(addresses),
      (error) => show({ problem: problemOfUpload(error) }),
    );
    upload.current = { file, abort, result };
    return result;
  }

  /** How the chosen photo's upload ended, after one more try where that may help; undefined when none is chosen. */
  async function settled(): Promise<PhotoState | undefined> {
    if (!upload.current) return state.problem && { problem: state.problem };
    const { file, result } = upload.current;
    const ended = await result;
    return state.problem && ended.problem && mayPassLater(ended.problem)
      ? send(file, preview ? { preview } : {})
      : ended;
  }

  function clear() {
    upload.current?.abort.abort();
    upload.current = undefined;
    setState({});
  }

  const refuse = (problem: PhotoProblem) => setState({ problem });

  return { ...state, choose, settled, clear, refuse };
}

/** Beside each other. What is told of the progress is the photo's: next to it the smaller ones weigh nothing. */
async function sendAll(file: File, onProgress: (part: number) => void, signal: AbortSignal) {
  const photo = sendPhoto(file, onProgress, signal);
  const [address, smaller] = await Promise.all([photo, sendSmaller(file, signal)]);
  return { address, ...smaller };
}

/** Failures are ignored, because the shop falls back to the photo. */
async function sendSmaller(file: File, signal: AbortSignal): Promise<Smaller<string>> {
  const made = await makeSmaller(file);
  const send = async (picture: Blob | undefined) =>
    picture && !signal.aborted ? sendPhoto(picture, () => {}, signal).catch(() => undefined) : undefined;
  const [thumbnail, medium] = await Promise.all([send(made.thumbnail), send(made.medium)]);
  return { thumbnail, medium };
}

export type Photo = ReturnType<typeof usePhoto>;
