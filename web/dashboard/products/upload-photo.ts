import type { ReplyTo } from '@aloghor/functions/contract/calls';
import type { Problem } from '@aloghor/functions/contract/endpoint';
import type { Picture } from '@aloghor/functions/contract/pictures';
import { extensionOf, isAnimated, withoutMetadata } from '@aloghor/functions/domain/picture-file';
import { SMALL_PICTURE_FIELDS, SMALL_PICTURES, type SmallPictureField } from '@aloghor/functions/domain/small-pictures';
import { accessToken, lastSignedIn, renewTokenOf } from '../../shared/api/access-token.ts';
import { appProof } from '../../shared/api/app-proof.ts';
import { addressOf } from '../../shared/api/request.ts';
import { ApiError } from '../../shared/lib/api-error.ts';
import { contained, scaled } from './draw-photo.ts';
import { CutPhoto, type PhotoProblem, problemOfUpload } from './photo-file.ts';

/** Pixels: as closely as shoppers can look at a lamp. A camera's photo is three times as wide and ten times as heavy. */
const PHOTO_WIDTH_MAXIMUM = 2_000;

export interface UploadState {
  /** From 0 to 1, while it is being uploaded. */
  progress?: number;
  /** Its addresses at the image host. */
  picture?: Picture;
  problem?: PhotoProblem;
}

export interface Upload {
  abort: () => void;
  result: Promise<Picture | PhotoProblem>;
}

/** What is made of a photo: at most so many pixels of its width, and these smaller versions. */
export interface PhotoUse {
  width: number;
  smaller: readonly SmallPictureField[];
}

const OF_PRODUCT: PhotoUse = { width: PHOTO_WIDTH_MAXIMUM, smaller: SMALL_PICTURE_FIELDS };

/** Uploads a photo and its smaller versions. After an abort `onChange` is not called. */
export function startUpload(file: File, onChange: (state: UploadState) => void, use = OF_PRODUCT): Upload {
  const ending = new AbortController();
  const { signal } = ending;
  const show = (state: UploadState) => {
    if (!signal.aborted) onChange(state);
  };
  show({ progress: 0 });
  const result = uploadPhoto(file, use, (progress) => show({ progress }), signal).then(
    (picture) => {
      show({ picture });
      return picture;
    },
    (error) => {
      const problem = problemOfUpload(error);
      show({ problem });
      return problem;
    },
  );
  return { abort: () => ending.abort(), result };
}

/**
 * The progress is that of the photo: the smaller versions are negligible. They are sent after it, so that none is left
 * at the image host of a photo that was rejected.
 * @throws {ApiError | CutPhoto}
 */
async function uploadPhoto(
  file: File,
  { width, smaller }: PhotoUse,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Picture> {
  const photo = await preparedPhoto(file, width);
  signal.throwIfAborted();
  const img = await sendPhoto(photo, onProgress, signal);
  signal.throwIfAborted();
  const sent = await sendSmaller(photo, smaller, signal);
  signal.throwIfAborted();
  return { img, ...sent };
}

/** Makes the picture for link previews of a photo and uploads it. @throws {ApiError} */
export async function uploadSharePicture(whole: ImageBitmap, signal: AbortSignal): Promise<string> {
  const made = await contained(whole, SMALL_PICTURES.share);
  if (!made) throw new Error('This browser draws nothing.');
  signal.throwIfAborted();
  return sendPhoto(made, () => {}, signal);
}

/** Failures are ignored, because the shop falls back to the photo. */
async function sendSmaller(photo: File, fields: readonly SmallPictureField[], signal: AbortSignal) {
  const made = await makeSmaller(photo, fields);
  const send = async ([field, picture]: (typeof made)[number]) => {
    if (!picture || signal.aborted) return [];
    return sendPhoto(picture, () => {}, signal).then(
      (address) => [[field, address] as const],
      () => [],
    );
  };
  return Object.fromEntries((await Promise.all(made.map(send))).flat());
}

/** None of a photo that is animated, or that this browser cannot draw. */
async function makeSmaller(photo: File, fields: readonly SmallPictureField[]) {
  try {
    if (await isMoving(photo)) return [];
    const whole = await createImageBitmap(photo);
    const made = await Promise.all(fields.map(async (field) => [field, await smallerOf(photo, whole, field)] as const));
    whole.close(); // frees the tens of megabytes of a camera's photo
    return made;
  } catch {
    return []; // the shop falls back to the photo
  }
}

/** A version for the shop's own pages only where it helps: of a photo that is wider and not itself lighter. */
async function smallerOf(photo: File, whole: ImageBitmap, field: SmallPictureField): Promise<Blob | undefined> {
  const wanted = SMALL_PICTURES[field];
  if (wanted.kind === 'contained') return contained(whole, wanted);
  const smaller = whole.width > wanted.width ? await scaled(whole, wanted.width) : undefined;
  return smaller && smaller.size < photo.size ? smaller : undefined;
}

async function isMoving(photo: Blob): Promise<boolean> {
  return isAnimated(new Uint8Array(await photo.arrayBuffer()));
}

/**
 * The picture without its metadata, above all the place where it was taken: scaled down if it is wider and if that
 * makes it lighter, and drawn anew if it is of a type that only browsers know, such as AVIF. Its end must be there.
 * @throws {CutPhoto}
 */
async function preparedPhoto(file: File, width: number): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const extension = extensionOf(bytes);
  const pieces = extension && withoutMetadata(extension, bytes);
  if (extension && !pieces) throw new CutPhoto();
  const clean =
    pieces &&
    new File(
      pieces.map((piece) => piece.slice()),
      file.name,
      { type: file.type },
    );
  const drawn = isAnimated(bytes) ? undefined : await redrawn(file, width, clean);
  return drawn ?? clean ?? file; // the server says what is wrong with a file of another type
}

/** The picture, scaled down; undefined if this browser cannot draw it, or if the `clean` one is as narrow or as light. */
async function redrawn(file: File, width: number, clean: File | undefined): Promise<File | undefined> {
  try {
    const whole = await createImageBitmap(file);
    const isWanted = whole.width > width || !clean;
    const drawn = isWanted ? await scaled(whole, Math.min(width, whole.width)) : undefined;
    whole.close();
    return drawn && (!clean || drawn.size < clean.size)
      ? new File([drawn], file.name, { type: drawn.type })
      : undefined;
  } catch {
    return undefined;
  }
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
  if (answer.status !== 200) throw new ApiError(answer.status, problemIn(answer.text), answer.retryAfterMs);
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
  return new Promise<{ status: number; text: string; retryAfterMs: number | undefined }>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', addressOf('POST /images', {}));
    request.timeout = UPLOAD_MS;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    // Also after an error, an abort or a timeout: then the status is 0, as for any call without an answer.
    request.onloadend = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        retryAfterMs: Number(request.getResponseHeader('Retry-After')) * 1_000 || undefined,
      });
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
