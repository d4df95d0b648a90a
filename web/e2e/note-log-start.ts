import { statSync } from 'node:fs';
import { environment } from '@aloghor/functions/test/environment';

/** Notes for all journeys where the stack's log ends before the first of them: other tests have written the rest. */
export default function noteLogStart(): void {
  process.env.LOG_START = String(statSync(environment('STACK_LOG')).size);
}
