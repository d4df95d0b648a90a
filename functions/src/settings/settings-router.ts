import { Router } from 'express';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { currentlyShown } from '../content/currently-shown.ts';
import { uploadLogo } from '../contract/logos.ts';
import { changeSettings, getSettings, getStaffSettings } from '../contract/settings.ts';
import { exportSettings, importSettings } from '../contract/settings-file.ts';
import { SETTINGS_PARTS } from '../domain/settings.ts';
import { serve } from '../platform/http/serve.ts';
import { type SourceWish, serveVersioned } from '../platform/http/serve-versioned.ts';
import { putLogo } from './logos-store.ts';
import { exportFile, importFile } from './settings-file.ts';
import * as store from './settings-store.ts';

export const settingsRouter = Router();

// The same object while nothing changes, because answers are cached by it.
const currentSettings = async (wish: SourceWish) => currentlyShown(await currentCatalogue(wish));

serveVersioned(settingsRouter, getSettings, currentSettings, ({ settings: { sendsSms, ...parts }, catalogue }) => ({
  ...store.withVersions(parts, catalogue),
  sendsSms,
}));

serve(settingsRouter, getStaffSettings, store.readStaffSettings);

serve(settingsRouter, uploadLogo, ({ body }) => putLogo(body));

serve(settingsRouter, exportSettings, exportFile);

serve(settingsRouter, importSettings, async ({ body, caller }) => ({ changes: await importFile(body, caller) }));

for (const part of SETTINGS_PARTS)
  serve(
    settingsRouter,
    changeSettings[part],
    ({ caller, body }) => store.changeSettings(part, body as never, caller), // the schema ties the values to the part
  );
