import { ask } from '@aloghor/functions/test/ask';
import { NOBODY } from '@aloghor/functions/test/people';
import { resetToSeed } from '@aloghor/functions/test/seed';
import { catalogue } from '@aloghor/functions/test/seed-data';
import { expect, test } from '@playwright/test';

test('what the admins have changed is as on the first day', async () => {
  await resetToSeed();
  const names = async () => (await ask(NOBODY, 'GET /products')).body.map(({ name }: { name: string }) => name);
  await expect
    .poll(async () => (await names()).toSorted())
    .toEqual(catalogue.products.map(({ name }) => name).toSorted());
});
