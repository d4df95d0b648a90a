import { mkdtempSync, rmSync, unwatchFile, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ROOT } from '../paths.ts';
import { reloadOnChange } from './reload-on-change.ts';
import type { Stack } from './stack.ts';

test('with npm run dev, each new build of the API is loaded once', async () => {
  const path = mkdtempSync(join(tmpdir(), 'reload-'));
  const [bundle, rules] = [join(path, 'index.js'), join(path, 'firestore.rules')];
  writeFileSync(bundle, 'first');
  const reloadFunctions = vi.fn(async () => undefined);
  reloadOnChange({ folder: { bundle, rules }, hub: { reloadFunctions } } as unknown as Stack);
  onTestFinished(() => {
    for (const file of [bundle, `${ROOT}firestore.rules`]) unwatchFile(file);
    rmSync(path, { recursive: true });
  });

  writeFileSync(bundle, 'half a second');
  writeFileSync(bundle, 'second');
  await vi.waitFor(() => expect(reloadFunctions).toHaveBeenCalledOnce(), 5_000);
  writeFileSync(bundle, 'third');
  await vi.waitFor(() => expect(reloadFunctions).toHaveBeenCalledTimes(2), 5_000);
});
