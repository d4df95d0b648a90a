import type { InputOf } from '@aloghor/functions/contract/calls';
import { ICON_PATHS, ICONS, type IconPath } from '@aloghor/functions/domain/brand';
import { isSafeAttribute, isSafeElement, isSafeText, isShape } from '@aloghor/functions/domain/safe-svg';

/** The chosen file is no picture that can be a logo. `why`: its sentence in the messages. */
export class NoLogo extends Error {
  readonly why: 'wrong' | 'notDrawn';
  constructor(why: 'wrong' | 'notDrawn' = 'wrong') {
    super(why);
    this.why = why;
  }
}

/** Pixels: twice as large as any page shows it. */
const WIDTH_MAXIMUM = 640;
const HEIGHT_MAXIMUM = 176;

/** How much of each icon the logo may fill. Phones cut the maskable one to their own shape. */
const FILLED: Record<IconPath, number> = {
  '/icon-192.png': 0.8,
  '/icon-512.png': 0.8,
  '/icon-maskable.png': 0.6,
  '/apple-touch-icon.png': 0.8,
  '/favicon-32.png': 1,
};

/** A logo as it is uploaded: cleaned, or scaled down, and with the icons that are drawn from it. @throws {NoLogo} */
export async function preparedLogo(file: File): Promise<InputOf<'POST /settings/logo'>['body']> {
  const svg = /\.svg$/i.test(file.name) || file.type === 'image/svg+xml' ? cleanSvg(await file.text()) : undefined;
  const picture = await loaded(svg ? new Blob([svg], { type: 'image/svg+xml' }) : file);
  const icons = await Promise.all(ICON_PATHS.map(async (path) => [path, await iconOf(picture, path)] as const));
  return {
    file: svg ? await inBase64(new Blob([svg])) : await scaledDown(picture),
    icons: Object.fromEntries(icons) as Record<IconPath, string>, // one for each path
  };
}

/** Without what does more than draw: scripts, an editor's notes, anything from elsewhere. @throws {NoLogo} */
function cleanSvg(text: string): string {
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (drawing.nodeName !== 'svg') throw new NoLogo();
  const elements = [drawing, ...drawing.querySelectorAll('*')];
  if (elements.some(({ localName }) => localName === 'image')) throw new NoLogo('notDrawn'); // it would be an empty one
  for (const element of elements) {
    const isSafe = isSafeElement(element.nodeName) && (element.children.length > 0 || isSafeText(element.textContent));
    if (!isSafe) element.remove();
    else if (element.children.length === 0) element.replaceChildren(element.textContent); // some editors write CDATA
    for (const { name, value } of [...element.attributes]) {
      if (isSafeAttribute(name, value)) element.setAttribute(name, value.replace(/\s+/g, ' '));
      else element.removeAttribute(name);
    }
  }
  if (![...drawing.querySelectorAll('*')].some(({ nodeName }) => isShape(nodeName))) throw new NoLogo('notDrawn');
  const comments = document.createNodeIterator(
    drawing,
    NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_PROCESSING_INSTRUCTION,
  );
  for (let node = comments.nextNode(); node; node = comments.nextNode()) node.parentNode?.removeChild(node);
  const [width, height] = ['width', 'height'].map((name) => Number.parseFloat(drawing.getAttribute(name) ?? ''));
  if (!drawing.hasAttribute('viewBox')) {
    if (!width || !height) throw new NoLogo();
    drawing.setAttribute('viewBox', `0 0 ${width} ${height}`);
  }
  // Some browsers draw one that says no size of its own on a canvas of none.
  const [, , wide = '', high = ''] = drawing.getAttribute('viewBox')?.split(/[\s,]+/) ?? [];
  drawing.setAttribute('width', wide);
  drawing.setAttribute('height', high);
  return new XMLSerializer().serializeToString(drawing);
}

async function loaded(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    throw new NoLogo();
  } finally {
    URL.revokeObjectURL(address);
  }
}

function iconOf(picture: HTMLImageElement, path: IconPath): Promise<string> {
  const size = ICONS[path];
  return drawn(picture, size, size, FILLED[path], path === '/favicon-32.png' ? undefined : backgroundColour());
}

function scaledDown(picture: HTMLImageElement): Promise<string> {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, WIDTH_MAXIMUM / naturalWidth, HEIGHT_MAXIMUM / naturalHeight);
  return drawn(picture, Math.ceil(naturalWidth * scale), Math.ceil(naturalHeight * scale), 1);
}

/** A PNG of this size with the picture in its middle, in base64. `part`: of the size, how much it may fill. */
function drawn(
  picture: HTMLImageElement,
  width: number,
  height: number,
  part: number,
  ground?: string,
): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new NoLogo();
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  const scale = Math.min((width * part) / picture.naturalWidth, (height * part) / picture.naturalHeight);
  const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  context.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(inBase64(blob)) : reject(new NoLogo())), 'image/png'),
  );
}

function backgroundColour(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--color-paper');
}

async function inBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
