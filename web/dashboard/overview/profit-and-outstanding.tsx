import { OutstandingPanel } from '../payouts/outstanding.tsx';
import { Profit } from './profit.tsx';

/** What is outstanding shows only where something is. */
export function ProfitAndOutstanding() {
  return (
    <div className="grid gap-5">
      <Profit />
      <OutstandingPanel isShort />
    </div>
  );
}
