import type { DeskState } from '@aloghor/functions/domain/desk';
import { Button } from '../../shared/ui/button.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { HoldDays } from './hold-days.tsx';
import { Key } from './key.tsx';
import type { Calls } from './use-calls.ts';

/** What can come of a call. Confirmed and no answer are one press; what cancels the order asks first. */
export function CallOutcomes({ state, calls }: { state: DeskState; calls: Calls }) {
  const button = (outcome: DeskState, variant: 'primary' | 'quiet' | 'danger', className = '') => (
    <Button variant={variant} aria-disabled={!calls.isReady} className={className} onClick={calls.actions[outcome]}>
      {tAdmin.desk.buttons[outcome]}
      <Key of={outcome} />
    </Button>
  );
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{tAdmin.desk.outcomes}</legend>
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        {button('confirmed', 'primary', `sm:min-w-44 ${state === 'toCall' ? 'max-sm:col-span-2' : 'min-w-0'}`)}
        {button('noAnswer', 'quiet', 'min-w-0 sm:min-w-44')}
        {button('hold', 'quiet')}
        {state !== 'toCall' && button('toCall', 'quiet')}
      </div>
      {calls.isHolding && <HoldDays onChoose={(day) => void calls.record('hold', day)} onClose={calls.closeHold} />}
      <div className="flex flex-wrap gap-2">
        {button('refused', 'danger')}
        {button('wrongNumber', 'danger')}
        {button('fake', 'danger')}
      </div>
    </fieldset>
  );
}
