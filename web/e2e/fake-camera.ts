import { writeFileSync } from 'node:fs';
import { encode } from 'uqr';

/** The side of the square picture, in pixels. */
const SIDE = 320;
const FRAMES_PER_SECOND = 10;
const WHITE = 235;
const BLACK = 16;

/** What is held before the camera, and how long: a QR code of this text, or nothing. */
export interface Scene {
  code?: string;
  seconds: number;
}

/**
 * How Chromium is started with a camera that shows the video of this file, and which pages may open without being asked: a
 * headless shell has nothing to ask with. It reads the file when a page opens the camera.
 */
export function withCamera(file: string): string[] {
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ];
}

/** Writes what the camera sees, over and over: an uncompressed video (YUV4MPEG2). */
export function showToCamera(file: string, scenes: Scene[]): void {
  const frames = scenes.flatMap(({ code, seconds }) => {
    const frame = Buffer.concat([Buffer.from('FRAME\n'), code === undefined ? wall() : picture(code)]);
    return Array.from({ length: seconds * FRAMES_PER_SECOND }, () => frame);
  });
  const header = Buffer.from(`YUV4MPEG2 W${SIDE} H${SIDE} F${FRAMES_PER_SECOND}:1 Ip A1:1 C420\n`);
  writeFileSync(file, Buffer.concat([header, ...frames]));
}

/** A frame of brightness, then of two colours at half the size, which are none here. */
function wall(): Buffer {
  return Buffer.concat([Buffer.alloc(SIDE * SIDE, WHITE), Buffer.alloc((SIDE * SIDE) / 2, 128)]);
}

function picture(code: string): Buffer {
  const { data, size } = encode(code, { ecc: 'M', border: 4 });
  const module = Math.floor(SIDE / size);
  const margin = Math.floor((SIDE - module * size) / 2);
  const frame = wall();
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) fillSquare(frame, margin + x * module, margin + y * module, module);
    }
  }
  return frame;
}

function fillSquare(frame: Buffer, left: number, top: number, side: number): void {
  for (let y = top; y < top + side; y += 1) frame.fill(BLACK, y * SIDE + left, y * SIDE + left + side);
}
