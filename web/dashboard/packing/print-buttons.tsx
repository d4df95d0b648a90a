import type { PackingOrder } from '@aloghor/functions/contract/packing';
import type { PublicSettings } from '@aloghor/functions/domain/settings';
import { useQueryClient } from '@tanstack/react-query';
import { ListChecks, Printer, Signature } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { shopSettingsQuery } from '../../shared/api/settings.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { loadStyles } from '../../shared/start/load-styles.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showFailure } from '../../shared/ui/popup.ts';
import { Printout } from '../layout/printout.tsx';
import { packing } from '../messages/en/packing.ts';
import { claimSlips } from '../orders/printed-slips.ts';
import { PARCELS } from './packing-api.ts';
import printStyles from './print/print.css?url';
import type { PrintLocale } from './print/print-locale.ts';
import type { PrintLayoutChoice } from './print-layout-choice.tsx';

interface Printed {
  orders: PackingOrder[];
  choice: PrintLayoutChoice;
  locale: PrintLocale;
  settings: PublicSettings;
}

type RenderPrintout = (printed: Printed) => ReactNode;

/** The print layouts are loaded with the first click: most visits of the page print nothing. */
const RENDER = {
  slips: async (): Promise<RenderPrintout> => {
    const { Slips } = await import('./print/slips.tsx');
    return ({ orders, choice: { paper }, locale, settings }) => (
      <Slips orders={orders} paper={paper} locale={locale} shop={settings} />
    );
  },
  picking: async (): Promise<RenderPrintout> => {
    const { PickingList } = await import('./print/lists.tsx');
    return ({ orders, locale, settings: { brand } }) => <PickingList orders={orders} locale={locale} brand={brand} />;
  },
  handOver: async (): Promise<RenderPrintout> => {
    const { HandOverList } = await import('./print/lists.tsx');
    return ({ orders, locale, settings: { brand } }) => <HandOverList orders={orders} locale={locale} brand={brand} />;
  },
};

const ICONS = { slips: Printer, picking: ListChecks, handOver: Signature };
const KINDS = ['slips', 'picking', 'handOver'] as const;

interface PrintButtonsProps {
  /** Called when something is printed. */
  readOrders: () => Promise<PackingOrder[]>;
  choice: PrintLayoutChoice;
}

/** Prints for several orders: a slip each, a picking list, or a list that the rider signs. */
export function PrintButtons({ readOrders, choice }: PrintButtonsProps) {
  const language = useLanguage();
  const t = useMessages(packing);
  const [printed, setPrinted] = useState<ReactNode>();
  const queries = useQueryClient();

  async function print(kind: keyof typeof RENDER) {
    try {
      const [orders, render, locale, settings] = await Promise.all([
        readOrders(),
        RENDER[kind](),
        import('./print/print-locale.ts').then(({ loadPrintLocale }) => loadPrintLocale(choice.language)),
        queries.fetchQuery(shopSettingsQuery),
        loadStyles(printStyles), // without them a slip would be printed as a page of plain text
      ]);
      const printing = kind === 'slips' && orders.length > 0 ? await claimSlips(orders, language) : orders;
      if (printing.length === 0) return;
      setPrinted(render({ orders: printing, choice, locale, settings }));
      if (kind === 'slips') void queries.invalidateQueries({ queryKey: PARCELS });
    } catch {
      void showFailure(t.notPrintedTitle, t.notPrinted, language);
    }
  }

  return (
    <>
      {KINDS.map((kind) => {
        const Icon = ICONS[kind];
        return (
          <Button
            key={kind}
            variant="quiet"
            size="dense"
            className="max-sm:grow max-sm:px-2"
            onClick={() => print(kind)}
          >
            <Icon aria-hidden className="size-4 max-sm:hidden" />
            {t.print[kind]}
          </Button>
        );
      })}
      {printed && <Printout onDone={() => setPrinted(undefined)}>{printed}</Printout>}
    </>
  );
}
