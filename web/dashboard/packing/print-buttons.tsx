import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { SLIPS_MAXIMUM } from '@aloghor/functions/domain/limits';
import { useQueryClient } from '@tanstack/react-query';
import { ListChecks, Printer, Signature } from 'lucide-react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { packing } from '../messages/en/packing.ts';
import { claimSlips } from '../orders/printed-slips.ts';
import { fetchParcels, PARCELS } from './packing-api.ts';
import type { PrintLayoutChoice } from './print-layout-choice.tsx';
import { PRINT_KINDS, type PrintKind, showNotPrinted, usePrinting } from './use-printing.tsx';

const ICONS = { slips: Printer, picking: ListChecks, handOver: Signature };

interface PrintButtonsProps {
  /** Called when something is printed. */
  readOrders: () => Promise<PackingOrder[]>;
  /** How many orders these are. */
  count: number;
  choice: PrintLayoutChoice;
  /** The class of a button that only wide screens show beside the slips. */
  restStyle: string;
}

/** Prints for several orders: a slip each, a picking list, or a list that the rider signs. */
export function PrintButtons({ readOrders, count, choice, restStyle }: PrintButtonsProps) {
  const language = useLanguage();
  const t = useMessages(packing);
  const { load, printout } = usePrinting(choice);
  const queries = useQueryClient();
  const isTooMany = count > SLIPS_MAXIMUM;

  async function print(kind: PrintKind) {
    try {
      const [orders, show] = await Promise.all([readOrders(), load(kind)]);
      const isSlips = kind === 'slips' && orders.length > 0;
      const printed = isSlips ? await claimSlips(orders, language, (ids) => fetchParcels(ids)) : orders;
      if (printed.length > 0) show(printed);
      if (isSlips) void queries.invalidateQueries({ queryKey: PARCELS });
    } catch (error) {
      void showNotPrinted(error, language);
    }
  }

  return (
    <>
      {isTooMany && <p className="text-sm max-[88rem]:w-full">{t.tooManySlips(SLIPS_MAXIMUM)}</p>}
      {PRINT_KINDS.map((kind) => {
        const Icon = ICONS[kind];
        return (
          <Button
            key={kind}
            variant="quiet"
            size="dense"
            className={`max-sm:grow max-sm:px-2 ${kind === 'slips' ? '' : restStyle}`}
            disabled={kind === 'slips' && isTooMany}
            onClick={() => print(kind)}
          >
            <Icon aria-hidden className="size-4 max-sm:hidden" />
            {t.print[kind]}
          </Button>
        );
      })}
      {printout}
    </>
  );
}
