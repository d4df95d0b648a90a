import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { noAnswersOf } from '@aloghor/functions/domain/desk';
import { tAdmin } from '../messages/admin-messages.ts';

/** What the desk knows of an order, in a few words. */
export function stateText({ state, attempts }: DeskOrder['desk']): string {
  return state === 'noAnswer' ? tAdmin.desk.noAnswerTimes(noAnswersOf(attempts)) : tAdmin.desk.states[state];
}
