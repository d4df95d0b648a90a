import * as z from 'zod/mini';
import { ICONS, type IconPath, LOGO_ID, LOGO_TYPES, type LogoType } from '../domain/brand.ts';
import { endpoint } from './endpoint.ts';
import { openApiRegistry } from './openapi-registry.ts';

const types = Object.keys(LOGO_TYPES) as LogoType[]; // a cast: Object.keys returns strings

export const Logo = z
  .object({
    id: z
      .string('must be the id of a logo')
      .check(z.maxLength(16, 'must be the id of a logo'), z.regex(LOGO_ID, 'must be the id of a logo'))
      .register(openApiRegistry, { examples: ['JX3pB0qk-a91Zt_c'] }),
    type: z.enum(types, `must be one of ${types.join(', ')}`),
    width: z.number('must be a number').check(z.positive('must be more than 0')),
    height: z.number('must be a number').check(z.positive('must be more than 0')),
  })
  .register(openApiRegistry, { id: 'Logo' });

const BODY_BYTES_MAXIMUM = 1_048_576;

/** In base64, as a file has no other way into JSON. */
const File = z
  .base64('must be in base64')
  .check(z.minLength(1, 'must not be empty'), z.maxLength(BODY_BYTES_MAXIMUM, 'must fit into the body'));

const icons = Object.fromEntries(Object.keys(ICONS).map((path) => [path, File]));

export const uploadLogo = endpoint({
  method: 'POST',
  path: '/settings/logo',
  access: 'settings:change',
  summary: 'Upload a logo with the icons made of it',
  description:
    'An SVG that only draws, without scripts and without anything from elsewhere, or a PNG; and a PNG of the size of each icon. Pages show it once the settings name it. The body may have up to 1 MB.',
  bodyBytesMaximum: BODY_BYTES_MAXIMUM,
  body: z.object({ file: File, icons: z.object(icons as Record<IconPath, typeof File>) }), // by its own keys
  reply: Logo,
});
