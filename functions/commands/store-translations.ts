import { storeTranslations } from '../src/catalogue/store-translations.ts';
import { counted, runInProject } from './run-command.ts';

// Stores the translated texts of products of an older version in the current form. Idempotent.
await runInProject('store-translations', async () => {
  const stored = await storeTranslations();
  console.warn(`The translations of ${counted(stored, 'product', 'products')} are stored in their new form.`);
});
