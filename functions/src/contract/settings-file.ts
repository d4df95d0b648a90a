import * as z from 'zod/mini';
import { INFO_TOPICS, type InfoTopic } from '../domain/info-topics.ts';
import { SETTINGS_FILE_BYTES_MAXIMUM } from '../domain/limits.ts';
import { CategoriesInUse } from './categories.ts';
import { endpoint, Problem } from './endpoint.ts';
import { WrittenInfoPage } from './info-pages.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { SETTINGS_SCHEMAS } from './settings.ts';

const pages = Object.fromEntries(INFO_TOPICS.map((topic) => [topic, z.optional(WrittenInfoPage)])) as Record<
  InfoTopic,
  z.ZodMiniOptional<typeof WrittenInfoPage>
>; // fromEntries forgets the topics

/** Settings and pages of a shop, to be taken to another one. An empty page is the one of a new shop. */
export const SettingsFile = z.object({
  format: z.literal('shop-settings', 'must be a file with the settings of a shop'),
  settings: z.partial(z.object(SETTINGS_SCHEMAS)),
  pages: z.optional(z.object(pages)),
});
export type SettingsFile = z.infer<typeof SettingsFile>;

export const exportSettings = endpoint({
  method: 'GET',
  path: '/settings/file',
  access: 'settings:change',
  summary: 'Read all settings and pages as a file for another shop',
  reply: SettingsFile,
});

const Fields = z.record(z.string(), z.unknown());

const PartChange = z.object({
  /** A part of the settings, or `page-` with its topic. */
  part: z.string(),
  /** The fields that differ: as they are, and as the file has them; null stands for none. */
  before: Fields,
  after: Fields,
  /** Of the part as it is. */
  version: z.string(),
});
export type PartChange = z.infer<typeof PartChange>;
PartChange.register(openApiRegistry, { id: 'PartChange' });

export const importSettings = endpoint({
  method: 'POST',
  path: '/settings/file',
  access: 'settings:change',
  summary: 'Take over the settings and pages of a file',
  description:
    'Call it with `checkOnly` first: then nothing is written, and the reply tells what would be. `versions` are those of that reply, by part. A part that is not in the file stays as it is. All is written, or nothing. The body may have up to 1 MB.',
  bodyBytesMaximum: SETTINGS_FILE_BYTES_MAXIMUM,
  errorCodes: ['changed-meanwhile', 'category-in-use'],
  conflict: z
    .extend(Problem, {
      code: z.enum(['changed-meanwhile', 'category-in-use']),
      settings: z.optional(Fields),
      inUse: z.optional(CategoriesInUse),
    })
    .register(openApiRegistry, { id: 'SettingsFileConflict' }),
  body: z.object({
    file: SettingsFile,
    checkOnly: z.optional(z.boolean()),
    versions: z.optional(z.record(z.string(), z.string())),
  }),
  reply: z.object({ changes: z.array(PartChange) }),
});
