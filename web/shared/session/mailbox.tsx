import { type ComponentProps, lazy, Suspense } from 'react';
import { runsOnEmulators } from './runs-on-emulators.ts';

// The emulator sends no mail. Its replacement is not in production builds.
const EmulatorMail = runsOnEmulators
  ? lazy(async () => ({ default: (await import('./emulator-mail.tsx')).EmulatorMail }))
  : undefined;

/** The link of the latest mail, on the emulators alone. */
export function Mailbox(mail: ComponentProps<NonNullable<typeof EmulatorMail>>) {
  return (
    EmulatorMail && (
      <Suspense>
        <EmulatorMail {...mail} />
      </Suspense>
    )
  );
}
