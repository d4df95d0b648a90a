import type { AdminItem } from '@aloghor/functions/contract/products';
import { dayOf } from '@aloghor/functions/domain/day-of';
import { LANGUAGES, TRANSLATED_LANGUAGES } from '@aloghor/functions/domain/languages';
import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { SPEC_NAMES, type SpecName } from '@aloghor/functions/domain/specs';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { textsIn } from '../../shared/lib/product-texts.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { type Cell, csvOf, downloadCsv } from '../csv.ts';
import { showError } from '../layout/show-error.ts';
import { dashboardMessages } from '../messages/admin-messages.ts';
import {
  COLUMNS,
  type Column,
  type OptionColumn,
  optionColumn,
  SPEC_COLUMNS,
  type TextColumn,
  textColumns,
} from './file-format.ts';
import { fetchAllItems } from './product-file-api.ts';

/** Exports every product as a CSV file, which an import takes back. */
export function ExportItems() {
  const language = useLanguage();
  const tAdmin = useMessages(dashboardMessages);
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchAllItems(),
    onSuccess: (items) => downloadCsv(fileName(language), productsCsv(items)),
    onError: async (error) =>
      showError(
        error,
        tAdmin.productFile.notExportedTitle,
        await whyFailed(error, tAdmin.table.failed, language),
        language,
      ),
  });
  return (
    <Button variant="quiet" size="dense" disabled={isPending} onClick={() => mutate()}>
      <Download aria-hidden className="size-4" />
      <span>{isPending ? tAdmin.productFile.exporting : tAdmin.productFile.export}</span>
    </Button>
  );
}

function fileName(language: LanguageCode): string {
  const tAdmin = messagesIn(language, dashboardMessages);
  return tAdmin.productFile.csvFile(dayOf(Date.now()));
}

/** The cells of its specifications, in the codes of the contract. */
const SPEC_CELLS = Object.fromEntries(
  SPEC_NAMES.map((name) => [SPEC_COLUMNS[name], ({ specs }: AdminItem) => specCell(specs?.[name])]),
) as Record<(typeof SPEC_COLUMNS)[keyof typeof SPEC_COLUMNS], (item: AdminItem) => Cell>; // fromEntries forgets the names

function specCell(value: NonNullable<AdminItem['specs']>[SpecName]): Cell {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join('; ') : (value ?? '');
}

/** The cells of its texts in other languages than the first. */
const TEXT_CELLS = Object.fromEntries(
  TRANSLATED_LANGUAGES.flatMap((language) => {
    const { name, desc } = textColumns(language);
    return [
      [name, (item: AdminItem) => textsIn(item, language).name ?? ''],
      [desc, (item: AdminItem) => textsIn(item, language).desc ?? ''],
    ];
  }),
) as Record<TextColumn, (item: AdminItem) => Cell>; // fromEntries forgets the names

/** The cells of its name among the choices of its family. */
const OPTION_CELLS = Object.fromEntries(
  LANGUAGES.map((language) => [optionColumn(language), ({ family }: AdminItem) => family?.option?.[language] ?? '']),
) as Record<OptionColumn, (item: AdminItem) => Cell>; // fromEntries forgets the names

/** The cells of a product; importing the same file again changes nothing. */
const CELLS: Record<Column, (item: AdminItem) => Cell> = {
  id: ({ _id }) => _id,
  version: ({ version }) => version,
  name: ({ name }) => name,
  description: ({ desc }) => desc,
  price: ({ price }) => price,
  categories: ({ categories }) => categories.join('; '),
  picture: ({ img }) => img,
  'small picture': ({ thumbnail }) => thumbnail ?? '',
  'middle picture': ({ medium }) => medium ?? '',
  'more pictures': ({ pictures = [] }) =>
    pictures
      .slice(1)
      .map(({ img }) => img)
      .join('\n'),
  ...TEXT_CELLS,
  stock: ({ stock }) => stock ?? '',
  'stock when exported': ({ stock }) => stock ?? '',
  family: ({ family }) => family?.id ?? '',
  ...OPTION_CELLS,
  ...SPEC_CELLS,
};

/** A CSV of products, one per row. */
export function productsCsv(items: AdminItem[]): string {
  return csvOf([[...COLUMNS], ...items.map((item) => COLUMNS.map((column) => CELLS[column]?.(item) ?? ''))]);
}

/** A file to fill in, with one product as an example. */
export function templateCsv(example: { name: string; desc: string }): string {
  const cells = { ...example, price: 1_250, categories: CATEGORY_NAMES.slice(0, 2) };
  return productsCsv([{ _id: '', version: '', ...cells, img: 'https://example.com/lamp.jpg' }]);
}
