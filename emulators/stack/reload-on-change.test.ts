import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { reloadOnChange } from './reload-on-change.ts';
import type { Stack } from './stack.ts';

test('with npm run dev, a new build of the API is loaded once, and the same build not again', async () => {
  const path = mkdtempSync(join(tmpdir(), 'reload-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  const [bundle, rules] = [join(path, 'index.js'), join(path, 'firestore.rules')];
  writeFileSync(bundle, 'first');
  const reloadFunctions = vi.fn(async () => undefined);
  reloadOnChange({ folder: { bundle, rules }, hub: { reloadFunctions } } as unknown as Stack);

  writeFileSync(bundle, 'half a second');
  writeFileSync(bundle, 'second');
  await vi.waitFor(() => expect(reloadFunctions).toHaveBeenCalledOnce(), 5_000);
  writeFileSync(bundle, 'second');
  writeFileSync(bundle, 'third');
  await vi.waitFor(() => expect(reloadFunctions).toHaveBeenCalledTimes(2), 5_000);
});
