import * as z from 'zod/mini';
import { LANGUAGES } from '../domain/languages.ts';
import { FAMILY_MAXIMUM, OPTION_MAXIMUM } from '../domain/limits.ts';
import { optionalTextInNfc, saidTexts, textInNfc } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';

/** The id that the choices of one product have in common, such as its sizes or colours. */
export const FamilyId = textInNfc(FAMILY_MAXIMUM).register(openApiRegistry, { examples: ['jute-lamp'] });

/** Which choices a product is one of. */
export const Family = z
  .object({
    id: z.string(),
    /** What this choice is called among the others, by language, such as 'Large'; the name of the product is the fallback. */
    option: z.optional(z.record(z.string(), z.string())),
  })
  .register(openApiRegistry, { id: 'Family' });
export type Family = z.infer<typeof Family>;

/** In a call. Without `option`, that of the same family stays; a missing or empty text removes it. */
export const SentFamily = z.object({
  id: FamilyId,
  option: z.optional(z.partialRecord(z.enum(LANGUAGES), optionalTextInNfc(OPTION_MAXIMUM))),
});
export type SentFamily = z.infer<typeof SentFamily>;

/** The family after a call that has sent this one; null takes the product out of its family. */
export function familyAfter(before: Family | undefined, sent: SentFamily | null): Family | undefined {
  if (!sent) return undefined;
  const kept = before?.id === sent.id ? before.option : undefined;
  const option = saidTexts(sent.option ?? kept);
  return { id: sent.id, ...(option && { option }) };
}
