import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { fetchStaffItem, itemOfConflict, saveSharePicture } from './products-api.ts';
import { uploadSharePicture } from './upload-photo.ts';

/** Why a product gets no picture for link previews; each has its sentence in the messages. */
export type SharePictureProblem = 'otherHost' | 'unreadable' | 'changed';

/** `none`: the product is gone, or has one by now. */
type Outcome = 'made' | 'none' | { name: string; problem: SharePictureProblem };

/** Makes the picture for link previews of a product's photo. @throws {ApiError} also when `signal` is aborted */
export async function makeSharePicture(id: string, signal: AbortSignal): Promise<Outcome> {
  const item = await fetchStaffItem(id).catch((error) => {
    if (!hasErrorCode(error, 'not-found')) throw error;
    return undefined;
  });
  if (!item || item.share) return 'none';
  const whole = await read(item.img, signal);
  if (typeof whole === 'string') return { name: item.name, problem: whole };
  try {
    const share = await uploadSharePicture(whole, signal);
    signal.throwIfAborted();
    await saveSharePicture(item, share);
    return 'made';
  } catch (error) {
    if (itemOfConflict(error)) return { name: item.name, problem: 'changed' };
    throw error;
  } finally {
    whole.close();
  }
}

/** A picture whose pixels this page may read, or why not. */
async function read(address: string, signal: AbortSignal): Promise<ImageBitmap | SharePictureProblem> {
  const readable = await load(address, signal, 'anonymous');
  if (!readable) return (await load(address, signal)) ? 'otherHost' : 'unreadable';
  return createImageBitmap(readable).catch(() => 'unreadable' as const); // such as an SVG without a size
}

/** How long a picture may take. */
const LOADING_MS = 30_000;

/** Undefined where it does not load in time, or not in this way. */
async function load(address: string, signal: AbortSignal, crossOrigin: string | null = null) {
  signal.throwIfAborted();
  const picture = Object.assign(new Image(), { crossOrigin, src: address });
  const cancel = () => picture.removeAttribute('src'); // makes `decode` fail
  const timer = setTimeout(cancel, LOADING_MS);
  signal.addEventListener('abort', cancel);
  const isLoaded = await picture.decode().then(
    () => true,
    () => false,
  );
  clearTimeout(timer);
  signal.removeEventListener('abort', cancel);
  signal.throwIfAborted();
  return isLoaded ? picture : undefined;
}
