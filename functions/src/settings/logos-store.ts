import { LRUCache } from 'lru-cache';
import type { Parsed } from '../contract/endpoint.ts';
import type { uploadLogo } from '../contract/logos.ts';
import { type BrandSettings, ICON_PATHS, ICONS, LOGO_BYTES_MAXIMUM, LOGO_ID, type Logo } from '../domain/brand.ts';
import { isSafeSvg, sizeOfSvg } from '../domain/safe-svg.ts';
import { type PictureSize, pictureSize, pictureType } from '../images/picture-header.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { type LogoDocument, logos } from '../platform/database/collections.ts';
import { BadInput } from '../platform/http/errors.ts';
import { versionOf } from '../platform/http/version-of.ts';

/** Stores a logo and its icons below a hash of them: the same one again is stored once. @throws {BadInput} */
export async function putLogo({ file, icons }: Parsed<typeof uploadLogo>['body']): Promise<Logo> {
  const document: LogoDocument = {
    file: Buffer.from(file, 'base64'),
    icons: Object.fromEntries(ICON_PATHS.map((path) => [path, Buffer.from(icons[path], 'base64')])),
  };
  const bytes = [document.file, ...Object.values(document.icons)].reduce((sum, { length }) => sum + length, 0);
  if (bytes > LOGO_BYTES_MAXIMUM)
    throw new BadInput([{ path: 'file', message: `must have at most ${LOGO_BYTES_MAXIMUM} bytes with its icons` }]);
  const known = typeAndSize(Buffer.from(document.file));
  if (!known) throw new BadInput([{ path: 'file', message: 'must be a PNG, or an SVG that only draws' }]);
  for (const path of ICON_PATHS) {
    const size = sizeOfPng(Buffer.from(document.icons[path] ?? []));
    if (size?.width !== ICONS[path] || size.height !== ICONS[path])
      throw new BadInput([
        { path: `icons.${path}`, message: `must be a PNG of ${ICONS[path]} × ${ICONS[path]} pixels` },
      ]);
  }
  const id = versionOf([file, ...ICON_PATHS.map((path) => icons[path])].join());
  await inTransaction(async (transaction) => logos.within(transaction).put(id, document));
  return { id, ...known };
}

function typeAndSize(file: Buffer): Omit<Logo, 'id'> | undefined {
  const png = sizeOfPng(file);
  if (png) return { type: 'png', ...png };
  const svg = file.toString();
  const size = isSafeSvg(svg) ? sizeOfSvg(svg) : undefined;
  return size && { type: 'svg', ...size };
}

function sizeOfPng(file: Buffer): PictureSize | undefined {
  const type = pictureType(file);
  return type?.extension === 'png' ? pictureSize(type, file) : undefined;
}

/** @throws {BadInput} when the settings name a logo that was not uploaded here */
export async function assertLogo({ logo }: BrandSettings): Promise<void> {
  if (logo && !(await findLogo(logo.id)))
    throw new BadInput([{ path: 'logo.id', message: 'must be the id of an uploaded logo' }]);
}

/** Without a logo that was uploaded to another shop. */
export async function withKnownLogo({ logo, ...brand }: BrandSettings): Promise<BrandSettings> {
  return logo && (await findLogo(logo.id)) ? { ...brand, logo } : brand;
}

/** Of the current logo, and of earlier ones that browsers still name. */
const KEPT_LOGOS = 8;

const kept = new LRUCache<string, LogoDocument>({ max: KEPT_LOGOS });

/** Those last asked for are kept in memory: most first visits need one. */
export async function findLogo(id: string): Promise<LogoDocument | undefined> {
  const known = kept.get(id);
  if (known || !LOGO_ID.test(id)) return known;
  const [document] = await logos.get([id]);
  if (document) kept.set(id, document);
  return document;
}
