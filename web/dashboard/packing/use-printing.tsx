import type { PackingOrder } from '@aloghor/functions/contract/packing';
import type { PublicSettings } from '@aloghor/functions/domain/settings';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { shopSettingsQuery } from '../../shared/api/settings.ts';
import { ApiError, isUnanswered } from '../../shared/lib/api-error.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { loadStyles } from '../../shared/start/load-styles.ts';
import { errorText } from '../../shared/ui/error-text.ts';
import { Printout } from '../layout/printout.tsx';
import { showError } from '../layout/show-error.ts';
import { packing } from '../messages/en/packing.ts';
import printStyles from './print/print.css?url';
import type { PrintLocale } from './print/print-locale.ts';
import type { PrintLayoutChoice } from './print-layout-choice.tsx';

export const PRINT_KINDS = ['slips', 'picking', 'handOver'] as const;
/** `riderSheet`: of one of the shop's own riders, who has all of the orders. */
export type PrintKind = (typeof PRINT_KINDS)[number] | 'riderSheet';

interface Printed {
  orders: PackingOrder[];
  choice: PrintLayoutChoice;
  locale: PrintLocale;
  settings: PublicSettings;
}

type RenderPrintout = (printed: Printed) => ReactNode;

/** The print layouts are loaded when something is to be printed: most visits of the page print nothing. */
const RENDER: Record<PrintKind, () => Promise<RenderPrintout>> = {
  slips: async () => {
    const { Slips } = await import('./print/slips.tsx');
    return ({ orders, choice: { paper }, locale, settings }) => (
      <Slips orders={orders} paper={paper} locale={locale} shop={settings} />
    );
  },
  picking: async () => {
    const { PickingList } = await import('./print/picking-list.tsx');
    return ({ orders, locale, settings: { brand } }) => <PickingList orders={orders} locale={locale} brand={brand} />;
  },
  handOver: async () => {
    const { HandOverLists } = await import('./print/hand-over-list.tsx');
    return ({ orders, locale, settings: { brand } }) => <HandOverLists orders={orders} locale={locale} brand={brand} />;
  },
  riderSheet: async () => {
    const { HandOverList } = await import('./print/hand-over-list.tsx');
    return ({ orders, locale, settings: { brand } }) => (
      <HandOverList orders={orders} locale={locale} brand={brand} rider={orders[0]?.rider?.name} />
    );
  },
};

/** Prints in the chosen layout. `printout`: what is being printed, to be rendered somewhere. */
export function usePrinting(choice: PrintLayoutChoice, onDone?: () => void) {
  const [printed, setPrinted] = useState<ReactNode>();
  const queries = useQueryClient();

  /** Loads all that a printout needs, and returns what prints it. @throws when something cannot be loaded */
  async function load(kind: PrintKind): Promise<(orders: PackingOrder[]) => void> {
    const [render, locale, settings] = await Promise.all([
      RENDER[kind](),
      import('./print/print-locale.ts').then(({ loadPrintLocale }) => loadPrintLocale(choice.language)),
      queries.fetchQuery(shopSettingsQuery),
      loadStyles(printStyles), // without them a slip would be printed as a page of plain text
    ]);
    return (orders) => setPrinted(render({ orders, choice, locale, settings }));
  }

  function close() {
    setPrinted(undefined);
    onDone?.();
  }

  return { load, printout: printed && <Printout onDone={close}>{printed}</Printout> };
}

/** Shows why nothing was printed. Without an answer, also of code that could not be loaded, the page seems to be offline. */
export function showNotPrinted(error: unknown, language: LanguageCode): Promise<void> {
  const { notPrintedTitle, notPrinted, notPrintedNow } = messagesIn(language, packing);
  const isAnswered = error instanceof ApiError && !isUnanswered(error);
  const text = errorText(error, isAnswered ? notPrintedNow : notPrinted, language);
  return showError(error, notPrintedTitle, text, language);
}
