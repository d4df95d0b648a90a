import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { warn } from 'firebase-functions/logger';
import { defineSecret, defineString } from 'firebase-functions/params';
import type { Reply } from '../contract/endpoint.ts';
import { uploadImage } from '../contract/images.ts';
import { ApiError } from '../platform/http/errors.ts';
import { askOutside } from '../platform/outside/ask-outside.ts';
import { askWithKeys } from '../platform/outside/ask-with-keys.ts';
import type { Picture } from './read-picture.ts';

const address = defineString('IMAGE_HOST_URL', {
  default: 'https://api.imgbb.com/1/upload',
  description: 'Where product photos are uploaded: a host that speaks the contract of imgbb.',
});

/** The shop's API key at the image host; the function that relays must list it among its secrets. */
export const imageHostKey = defineSecret('IMAGE_HOST_KEY');

const SERVICE = 'image-host';

/** Less than Hosting's timeout of a minute, so that the error response is ours. */
const TIMEOUT_MS = 45_000;

/** Uploads a picture to the image host, and returns its reply. @throws {ApiError} `image-host-failed` or `image-host-slow` */
export async function hostPicture(picture: Picture): Promise<Reply<typeof uploadImage>> {
  const answer = await askWithKeys(SERVICE, imageHostKey.value(), () =>
    askOutside(SERVICE, addressWithKey(), formWith(picture), TIMEOUT_MS),
  );
  if (answer.kind === 'lost' && answer.isLate)
    throw new ApiError('image-host-slow', 'The image host is too slow. Try again later.');
  const reply = uploadImage.reply.safeParse(answer.kind === 'answered' && answer.isSuccess && answer.body);
  if (reply.success) return reply.data;
  if (answer.kind !== 'lost') warn('The image host rejected a picture', { ...answer, body: undefined });
  throw new ApiError('image-host-failed', 'The image host did not take the picture. Try again later.');
}

function addressWithKey(): URL {
  const url = new URL(address.value());
  url.searchParams.set('key', imageHostKey.value());
  return url;
}

/** A new form, so that nothing else from the browser is relayed. The chunks are sent without being copied. */
function formWith({ type, chunks, bytes }: Picture): RequestInit {
  const boundary = randomUUID();
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="image.${type.extension}"\r\n` +
      `Content-Type: ${type.contentType}\r\n\r\n`,
  );
  const foot = Buffer.from(`\r\n--${boundary}--\r\n`);
  return {
    method: 'POST',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': String(head.length + bytes + foot.length),
    },
    body: Readable.toWeb(Readable.from([head, ...chunks, foot])),
    duplex: 'half',
  };
}
