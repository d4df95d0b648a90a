import * as z from 'zod/mini';
import { Time } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';

/** Who has done something, by e-mail and by name where the account has one, and when. */
export const ByWhom = z.object({ at: Time, by: z.string(), name: z.optional(z.string()) });
ByWhom.register(openApiRegistry, { id: 'ByWhom' });

/** What is noted of an order's parcel, beside its status. No buyer reads it. */
export const parcelNotes = {
  /** Who has packed it; absent while nobody has, or once its lines were changed, or it was cancelled or reopened. */
  packed: z.optional(ByWhom),
  /** Who has printed its slip; absent, too, once the slip would say something else. */
  printed: z.optional(ByWhom),
};
