import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { advanceToAsk } from '@aloghor/functions/domain/advance-rules';
import { asksForAdvance } from '@aloghor/functions/domain/desk-marks';
import { useQuery } from '@tanstack/react-query';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { deskPage } from '../messages/en/desk.ts';
import { staffSettingsQuery } from '../staff-settings.ts';
import { Warning } from './desk-history.tsx';

/** What the rules of the shop, or a mark of the number, want the buyer to pay ahead. */
export function AdvanceHint({ row: { order, desk, history } }: { row: DeskOrder }) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  const { data: settings } = useQuery(staffSettingsQuery);
  const facts = { ...order, refused: history?.refused ?? 0, isMarked: asksForAdvance(desk.marks) };
  const taka = settings && advanceToAsk(settings.advance, facts);
  if (taka === undefined) return null;
  return (
    <div className="mt-3">
      <Warning>{t.askAdvance(sum(taka, language))}</Warning>
    </div>
  );
}
