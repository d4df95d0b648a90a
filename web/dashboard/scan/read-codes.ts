import { decodeQR } from 'qr/decode.js';
import { type CodesInPicture, lookAgain } from './codes-in-picture.ts';

/** A look costs a cheap phone about 50 ms. */
const LOOK_EVERY_MS = 100;

/** The longest side of what is decoded, in pixels: the code of a slip that fills a fifth of it is read. */
const SIDE_MAXIMUM = 800;

interface Reading {
  /** Gets each code once, until it has left the picture. */
  onCode: (code: string) => void;
  /** While it says so, nothing is read. */
  isPaused: () => boolean;
  signal: AbortSignal;
}

/** Reads the QR codes in a running video until `signal` is aborted. Browsers halt it while the page is hidden. */
export function readCodes(video: HTMLVideoElement, { onCode, isPaused, signal }: Reading): void {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  let picture: CodesInPicture = new Map();
  let lookedAt = 0;

  function look(now: number) {
    if (signal.aborted || !context) return;
    requestAnimationFrame(look);
    if (isPaused() || now - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = now;
    const code = codeIn(video, context);
    const isNew = code !== undefined && !picture.has(code);
    picture = lookAgain(picture, code);
    if (isNew) onCode(code);
  }

  requestAnimationFrame(look);
}

/** The text of a code in the current picture; undefined where there is none. */
function codeIn(video: HTMLVideoElement, context: CanvasRenderingContext2D): string | undefined {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, SIDE_MAXIMUM / Math.max(videoWidth, videoHeight));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  if (width === 0 || height === 0) return undefined; // no picture yet
  Object.assign(context.canvas, { width, height });
  context.drawImage(video, 0, 0, width, height);
  try {
    return decodeQR(context.getImageData(0, 0, width, height)).trim() || undefined;
  } catch {
    return undefined; // it throws where it finds no code
  }
}
