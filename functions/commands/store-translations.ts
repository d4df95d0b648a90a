import { storeTranslations } from '../src/catalogue/store-translations.ts';
import { printError } from './exit-code.ts';

process.exitCode = await run();

/** Stores the translated texts of products of an older version in the current form. Idempotent. */
async function run(): Promise<number> {
  if (!process.env.GCLOUD_PROJECT)
    return printError('Say in which project: GCLOUD_PROJECT=<project> npm run store-translations');
  const stored = await storeTranslations();
  console.warn(`The translations of ${stored} ${stored === 1 ? 'product' : 'products'} are stored in their new form.`);
  return 0;
}
