import type { ReplyTo } from '@aloghor/functions/contract/calls';
import type { Problem } from '@aloghor/functions/contract/endpoint';
import { accessToken, renewTokenOf } from '../../shared/api/access-token.ts';
import { addressOf } from '../../shared/api/address.ts';
import { appProof } from '../../shared/api/app-proof.ts';
import { lastSignedIn } from '../../shared/api/signed-in.ts';
import { ApiError } from '../../shared/lib/api-error.ts';

/** The upload timeout: 32 MB over a slow connection, and the image host's answer. */
const UPLOAD_MS = 300_000;

/**
 * Uploads a photo through our server to the image host and returns its URL. `onProgress` gets the uploaded share, from
 * 0 to 1. Not with `callWithToken`: `fetch` reports no upload progress.
 * @throws {ApiError}
 */
export async function sendPhoto(file: Blob, onProgress: (part: number) => void, signal: AbortSignal): Promise<string> {
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
    // Also after an error, an abort or a timeout: the status is 0 then, as for a call without an answer.
    request.onloadend = () => resolve({ status: request.status, text: request.responseText });
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
