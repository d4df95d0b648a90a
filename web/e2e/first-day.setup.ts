import { ask } from '@aloghor/functions/testing/ask';
import { NOBODY } from '@aloghor/functions/testing/people';
import { resetToSeed } from '@aloghor/functions/testing/seed';
import { catalogue } from '@aloghor/functions/testing/seeded-catalogue';
import { expect, test } from '@playwright/test';

test('what the admins have changed is as on the first day', async () => {
  await resetToSeed();
  const names = async () => (await ask(NOBODY, 'GET /products')).body.map(({ name }: { name: string }) => name);
  await expect
    .poll(async () => (await names()).toSorted())
    .toEqual(catalogue.products.map(({ name }) => name).toSorted());
});
