import * as z from 'zod/mini';
import { COLUMN_TITLE_MAXIMUM, FILE_COLUMNS_MAXIMUM, FILE_FIELDS, FILE_LAYOUTS } from '../domain/courier-file.ts';
import { NAME_MAXIMUM } from '../domain/limits.ts';
import { optionalText, text } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';

const TrackingPage = z
  .string('must be an https address')
  .check(
    z.trim(),
    z.maxLength(500, 'must have at most 500 characters'),
    z.regex(
      /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}\/[^\s"<>\\]*\{number\}[^\s"<>\\]*$/i,
      'must be an https address with {number}',
    ),
  )
  .register(openApiRegistry, { examples: ['https://courier.example/track/{number}'] });

const FileColumn = z.object({
  title: text(1, COLUMN_TITLE_MAXIMUM).register(openApiRegistry, { examples: ['RecipientName'] }),
  /** What stands below it; otherwise `text`, in every row. */
  field: z.optional(z.enum(FILE_FIELDS, `must be one of ${FILE_FIELDS.join(', ')}`)),
  text: optionalText(NAME_MAXIMUM),
});

/** The courier that gets its parcels by a file; none without a name. */
export const CourierFileSettings = z.object({
  name: z.optional(text(1, NAME_MAXIMUM)),
  layout: z.enum(FILE_LAYOUTS, `must be one of ${FILE_LAYOUTS.join(', ')}`),
  /** What the courier calls the shop's store. */
  store: z.optional(text(1, NAME_MAXIMUM)),
  /** Where a parcel is followed, with {number} in place of its number. */
  trackingPage: z.optional(TrackingPage),
  columns: z.optional(
    z.array(FileColumn).check(z.maxLength(FILE_COLUMNS_MAXIMUM, `must hold at most ${FILE_COLUMNS_MAXIMUM} columns`)),
  ),
});
