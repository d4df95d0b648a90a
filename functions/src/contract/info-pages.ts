import * as z from 'zod/mini';
import { isLink } from '../domain/content.ts';
import {
  type InfoPage,
  NESTING_MAXIMUM,
  nestsTooDeep,
  PAGE_TEXT_MAXIMUM,
  PAGE_TITLE_MAXIMUM,
} from '../domain/rich-text.ts';
import { endpoint, Problem } from './endpoint.ts';
import { contentVersion, inLanguages, localizedText, optionalTextInNfc, Time, text, textInNfc } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { freshness } from './paging.ts';

const spans = z.array(
  z.object({
    text: z.string(),
    isBold: z.optional(z.literal(true)),
    link: z.optional(z.string().check(z.refine(isLink, 'must be a link of the shop'))),
  }),
);

const Block = z.union([
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), spans }),
  z.object({ kind: z.literal('paragraph'), spans }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(z.object({ spans })) }),
]);
Block.register(openApiRegistry, { id: 'Block' });

const Blocks = z.array(Block);

const written = {
  title: z.optional(localizedText(PAGE_TITLE_MAXIMUM)),
  text: z.optional(localizedText(PAGE_TEXT_MAXIMUM)),
};
const shown = { blocks: z.optional(inLanguages(Blocks, z.optional(Blocks))) };

/** When its title or text last changed; absent for one that has not since this is kept. */
const changed = { changedAt: z.optional(Time) };

const shallow = z.refine<string | undefined>((markdown = '') => !nestsTooDeep(markdown), {
  error: `must not nest quotes, lists or emphasis more than ${NESTING_MAXIMUM} deep`,
});

/** The same as it is sent. */
const sent = {
  ...written,
  text: z.optional(
    inLanguages(textInNfc(PAGE_TEXT_MAXIMUM).check(shallow), optionalTextInNfc(PAGE_TEXT_MAXIMUM).check(shallow)),
  ),
};

const titleWithText = z.refine<{ title?: unknown; text?: unknown }>(
  ({ title, text }) => (title === undefined) === (text === undefined),
  { path: ['text'], error: 'must be there with the title, and only then' },
);

/** A page as its author writes it. */
export const WrittenInfoPage = z.object(sent).check(titleWithText);

/** A page as it is stored. */
export const StoredInfoPage = z.object({ ...written, ...shown, ...changed }) satisfies z.ZodMiniType<InfoPage>;

export const ShownInfoPage = z.object({ title: written.title, ...shown, ...contentVersion });
ShownInfoPage.register(openApiRegistry, { id: 'ShownInfoPage' });

const EditedInfoPage = z.object({ ...written, ...shown, ...changed, ...contentVersion });
EditedInfoPage.register(openApiRegistry, { id: 'EditedInfoPage' });
export type EditedInfoPage = z.infer<typeof EditedInfoPage>;

export const getInfoPage = endpoint({
  method: 'GET',
  path: '/pages/:topic',
  access: 'anyone',
  summary: 'Read a page about the shop',
  description: 'Only with a version, it is what every new shop says: the shop has written none of its own.',
  query: z.object(freshness),
  reply: ShownInfoPage,
});

export const getEditedInfoPage = endpoint({
  method: 'GET',
  path: '/pages/admin/:topic',
  access: 'settings:change',
  summary: 'Read a page about the shop as its staff write it',
  description: 'Also the text in Markdown.',
  reply: EditedInfoPage,
});

export const changeInfoPage = endpoint({
  method: 'PATCH',
  path: '/pages/:topic',
  access: 'settings:change',
  summary: 'Write a page about the shop',
  description:
    'Title and text, in Markdown: headings, paragraphs, lists, bold texts and links are shown, all else as it was typed. Without both it is again what every new shop says. `version` is that of the page as it was read.',
  errorCodes: ['changed-meanwhile'],
  conflict: z
    .extend(Problem, { code: z.literal('changed-meanwhile'), settings: EditedInfoPage })
    .register(openApiRegistry, { id: 'InfoPageConflict' }),
  body: z.object({ ...sent, ...contentVersion }).check(titleWithText),
  reply: EditedInfoPage,
});

export const previewText = endpoint({
  method: 'POST',
  path: '/pages/preview',
  access: 'settings:change',
  summary: 'See how a text in Markdown will be shown',
  body: z.object({ text: text(0, PAGE_TEXT_MAXIMUM).check(shallow) }),
  reply: z.object({ blocks: Blocks }),
});
