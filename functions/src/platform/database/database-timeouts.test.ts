import { expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseBusy, withinLimit } from './database-timeouts.ts';

test('work goes no further once its caller was told that it is late, even where the clock is behind the timer', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  let goOn = () => {};
  const isToldLate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let rest: Promise<void> | undefined;
  const late = withinLimit(1, (assertTime) => {
    rest = isToldLate.then(assertTime);
    return rest;
  });
  await expect(late).rejects.toBeInstanceOf(DatabaseBusy);
  goOn();
  await expect(rest).rejects.toBeInstanceOf(DatabaseBusy);
});
