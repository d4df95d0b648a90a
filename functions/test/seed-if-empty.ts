import { seedIfEmpty } from './seed.ts';

/**
 * A script for processes that open several stacks: it seeds the one of its environment, or brings the data that is there
 * up to date. `people` seeds only the people.
 */
const isSeeded = await seedIfEmpty(process.argv[2] === 'people' ? 'people' : 'shop');
if (!isSeeded) {
  const { storeTranslations } = await import('../src/catalogue/store-translations.ts');
  await storeTranslations();
}
