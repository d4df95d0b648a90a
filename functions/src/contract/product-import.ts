import * as z from 'zod/mini';
import { COLUMNS } from '../domain/product-columns.ts';
import {
  CELL_MAXIMUM,
  CELL_PROBLEMS,
  IMPORT_BATCH_MAXIMUM,
  IMPORT_LINES_MAXIMUM,
  IMPORT_OUTCOMES,
  UNDO_HINDRANCES,
  UNDO_OUTCOMES,
} from '../domain/product-import.ts';
import { endpoint } from './endpoint.ts';
import { Id, Time, text } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { FurtherPictures } from './pictures.ts';
import { addProduct } from './product-changes.ts';
import { Cost, StaffItem, StockQuantity } from './products.ts';

const ImportId = z
  .string('must be a text')
  .check(
    z.maxLength(64, 'must have at most 64 characters'),
    z.regex(/^[\w-]{16,64}$/, 'must have 16 to 64 letters or digits'),
  )
  .register(openApiRegistry, { examples: ['lamps-of-november-2026'] });

const FILE_NAME_MAXIMUM = 200;

/** A product's place in the file, as spreadsheets count: where nothing is above the header, that is row 1. */
const RowNumber = z
  .int('must be a whole number')
  .check(z.minimum(2, 'must be at least 2'), z.maximum(IMPORT_LINES_MAXIMUM, 'is beyond the longest file'));

const EXAMPLE = {
  name: 'Chandni Moon Lamp',
  description: 'A moon of 15 cm that glows warm or white.',
  price: '1,250.00',
  categories: '3D LED Lamp; Table Lamp',
  picture: 'https://example.com/moon.jpg',
  stock: '12 pcs',
};

/** A row as it stands in the file. Columns that it lacks stay as they are. */
export const ImportRow = z.object({
  row: RowNumber,
  cells: z
    .partialRecord(
      z.enum(
        COLUMNS.map(({ column }) => column),
        'must be a column of a product file',
      ),
      z
        .string('must be a text')
        .check(
          z.trim(),
          z.maxLength(CELL_MAXIMUM, `must have at most ${CELL_MAXIMUM.toLocaleString('en')} characters`),
        ),
    )
    .register(openApiRegistry, { examples: [EXAMPLE] }),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** What a row says. With an `id` it replaces that product, of the `version` named; without one it is a new product. */
export const ImportedProduct = z.extend(addProduct.body, {
  id: z.optional(Id),
  version: z.optional(text(1, 100)),
  /** The `stock` that the file was made with: where the row has the same, the current count stays. */
  stockSeen: z.nullish(StockQuantity),
  /** The same of the `cost`. */
  costSeen: z.nullish(Cost),
  /**
   * Instead of `pictures`: the addresses after `img`, in their order. Without it the old ones stay. Pictures that the
   * product has already keep their texts and smaller sizes.
   */
  morePictures: z.nullish(FurtherPictures),
});
export type ImportedProduct = z.infer<typeof ImportedProduct>;

const RowOutcome = z.object({
  row: z.number(),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** Whether a check of a new product finds one of the same name in the shop. */
  isNameTaken: z.optional(z.boolean()),
  /** In a check: what a new product would be. */
  added: z.optional(
    z.pick(StaffItem, { name: true, desc: true, price: true, categories: true, translations: true, stock: true }),
  ),
  /** Of a `wrong` row: each column that is wrong. */
  problems: z.optional(
    z.array(
      z.object({
        column: z.enum(COLUMNS.map(({ column }) => column)),
        code: z.enum(CELL_PROBLEMS),
        /** What stands in the cell, or the part of it that is wrong; of a choice with what could. */
        value: z.optional(z.string()),
      }),
    ),
  ),
  /** In a check: the fields of a changed product as they are, and as the row would make them. */
  before: z.optional(z.record(z.string(), z.unknown())),
  after: z.optional(z.record(z.string(), z.unknown())),
});

export const importProducts = endpoint({
  method: 'POST',
  path: '/products/import',
  access: 'products:change',
  summary: 'Add and change products of a file',
  description:
    'A file is sent in batches under one `importId`, such as a hash of its content. Send all rows with `checkOnly` first: then nothing is written, and the reply tells what would be. A row is its cells by their columns, as people write them: `1,250.00`, `12 pcs`, `2.5 kg`, `yes`. What cannot be read for certain, such as `1,5`, is a problem of its column, and the row `wrong`. A batch is written whole or not at all, but for rows that are `wrong`, `gone`, `stale` or `unreadable`, which are left out; repeated, it writes nothing twice. Rows that no longer are of their `version` are `stale`, and so are those that change a `stock` or `cost` which is not `stock when exported` or `cost when exported` any more; without these they overwrite. A `stock` left out or empty leaves the count as it is. A `cost` is for callers who may read the revenue. A row is `unreadable` where question marks stand for letters that its product has. A `family` is that of its own row alone. Pictures are stored as addresses and not fetched.',
  body: z.object({
    /** The ids of new products follow from it and their rows. */
    importId: ImportId,
    /** Which import of this file it is, so that each can be undone alone. Left out, all of an `importId` are one. */
    run: z.optional(ImportId),
    /** For the audit. */
    fileName: text(1, FILE_NAME_MAXIMUM),
    checkOnly: z.optional(z.boolean('must be true or false')),
    rows: z.array(ImportRow).check(
      z.minLength(1, 'must hold at least one row'),
      z.maxLength(IMPORT_BATCH_MAXIMUM, `must hold at most ${IMPORT_BATCH_MAXIMUM} rows`),
      z.refine((rows) => areDistinct(rows.map(({ row }) => row)), 'must not hold a row twice'),
      z.refine((rows) => areDistinct(rows.flatMap(({ cells }) => cells.id || [])), 'must not hold a product twice'),
    ),
  }),
  /** In the order in which they were sent. */
  reply: z.object({ rows: z.array(RowOutcome) }),
});

export const getLastImport = endpoint({
  method: 'GET',
  path: '/products/import',
  access: 'products:change',
  summary: 'Read which import can be undone',
  description: 'The last one, for 30 days; null when there is none, or it was undone.',
  reply: z.object({
    last: z.nullable(
      z.object({
        importId: z.string(),
        /** What undoing it asks for: the `run` that was sent, or else the `importId`. */
        run: z.string(),
        fileName: z.string(),
        /** When its last batch was written. */
        at: Time,
        by: z.string(),
        added: z.int(),
        changed: z.int(),
      }),
    ),
  }),
});

export const undoImport = endpoint({
  method: 'POST',
  path: '/products/import/undo',
  access: 'products:change',
  summary: 'Undo the last import',
  description:
    'Each call undoes a part of at most a hundred products in one transaction; repeat it until `isDone`. What the import added is deleted, and what it changed becomes as it was. A product that was changed since stays, and so do one whose stock the import has set and of which some were sold, and one that had a category which the shop has no more. What another import has written between its parts stays, too. An import that is not the last one is left as it is; `hindrance` then says why nothing was undone.',
  body: z.object({ run: ImportId }),
  reply: z.object({
    products: z.array(z.object({ _id: z.string(), name: z.string(), outcome: z.enum(UNDO_OUTCOMES) })),
    isDone: z.boolean(),
    hindrance: z.optional(z.enum(UNDO_HINDRANCES)),
  }),
});

function areDistinct(values: unknown[]): boolean {
  return new Set(values).size === values.length;
}
