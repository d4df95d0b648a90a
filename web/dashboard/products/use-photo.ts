import type { ReplyTo } from '@aloghor/functions/contract/calls';
import type { Problem } from '@aloghor/functions/contract/endpoint';
import type { Product } from '@aloghor/functions/contract/products';
import { useEffect, useRef, useState } from 'react';
import { accessToken, lastSignedIn, renewTokenOf } from '../../shared/api/access-token.ts';
import { appProof } from '../../shared/api/app-proof.ts';
import { addressOf } from '../../shared/api/request.ts';
import { ApiError } from '../../shared/lib/api-error.ts';
import { MEDIUM_WIDTH, THUMBNAIL_WIDTH } from '../../shared/ui/pictures.tsx';
import {
  HEADER_BYTES,
  isAnimated,
  mayPassOnRetry,
  type PhotoProblem,
  problemOfFile,
  problemOfUpload,
} from './photo-file.ts';

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
  file: File;
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
    return state.problem && ended.problem && mayPassOnRetry(ended.problem)
      ? send(file, preview ? { preview } : {})
      : ended;
  }

  function clear() {
    upload.current?.abort.abort();
    upload.current = undefined;
    setState({});
  }

  const reject = (problem: PhotoProblem) => setState({ problem });

  return { ...state, choose, settled, clear, reject };
}

/** Uploads all in parallel. The progress is that of the photo: the smaller versions are negligible. */
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

/** The smaller versions of a picture: the pictures themselves, or their addresses. */
type Smaller<Picture> = { [Field in keyof Pick<Product, 'thumbnail' | 'medium'>]: Picture | undefined };

/** From 0 to 1: no visible difference at the sizes of the shop. */
const QUALITY = 0.75;

/**
 * The smaller versions for cards and the product's page. None where they would not help: for a photo that is not wider,
 * that is animated, that this browser cannot draw, or that is itself lighter.
 */
async function makeSmaller(photo: Blob): Promise<Smaller<Blob>> {
  try {
    const start = await photo.slice(0, HEADER_BYTES).arrayBuffer();
    if (isAnimated(new Uint8Array(start))) return {};
    const whole = await createImageBitmap(photo);
    const scaledTo = async (width: number) => {
      const smaller = whole.width > width ? await scaled(whole, width) : undefined;
      return smaller && smaller.size < photo.size ? smaller : undefined;
    };
    const [thumbnail, medium] = await Promise.all([scaledTo(THUMBNAIL_WIDTH), scaledTo(MEDIUM_WIDTH)]);
    whole.close(); // frees the tens of megabytes of a camera's photo
    return { thumbnail, medium };
  } catch {
    return {}; // the shop falls back to the photo
  }
}

/** The picture, made smaller where it is wider; as it is where that would not help. */
export async function atMostWide(file: File, width: number): Promise<File> {
  try {
    const whole = await createImageBitmap(file);
    const smaller = whole.width > width ? await scaled(whole, width) : undefined;
    whole.close();
    return smaller && smaller.size < file.size ? new File([smaller], file.name, { type: smaller.type }) : file;
  } catch {
    return file; // the server says what is wrong with it
  }
}

async function scaled(whole: ImageBitmap, width: number): Promise<Blob | undefined> {
  const height = Math.max(1, Math.round((whole.height * width) / whole.width));
  const small = await createImageBitmap(whole, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(small, 0, 0);
  return canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
}

/** The upload timeout: 32 MB over a slow connection, and the image host's answer. */
const UPLOAD_MS = 300_000;

/**
 * Uploads a photo through our server to the image host and returns its URL. `onProgress` gets the uploaded share, from
 * 0 to 1. Not with `callWithToken`: `fetch` reports no upload progress.
 * @throws {ApiError}
 */
async function sendPhoto(file: Blob, onProgress: (part: number) => void, signal: AbortSignal): Promise<string> {
  const visitor = lastSignedIn();
  let answer = await post(file, onProgress, signal);
  if (answer.status === 401 && (await renewTokenOf(visitor))) answer = await post(file, onProgress, signal);
  if (answer.status !== 200) throw new ApiError(answer.status, problemIn(answer.text));
  const { data }: ReplyTo<'POST /images'> = JSON.parse(answer.text);
  return data.display_url;
}

/** Undefined when another server answered, such as a proxy. */
function problemIn(text: string): Problem | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function post(file: Blob, onProgress: (part: number) => void, signal: AbortSignal) {
  const form = new FormData();
  form.append('image', file);
  const proof = import.meta.env.VITE_APP_CHECK_KEY ? await appProof('POST /images') : {};
  const headers = { Authorization: `Bearer ${accessToken()}`, ...proof };
  return new Promise<{ status: number; text: string }>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', addressOf('POST /images', {}));
    request.timeout = UPLOAD_MS;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    // Also after an error, an abort or a timeout: then the status is 0, as for any call without an answer.
    request.onloadend = () => resolve({ status: request.status, text: request.responseText });
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
