import { Router } from 'express';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { currentlyShown } from '../content/currently-shown.ts';
import { changeSettings, getAdminSettings, getSettings } from '../contract/settings.ts';
import { exportSettings, importSettings } from '../contract/settings-file.ts';
import { serve } from '../platform/http/serve.ts';
import { type SourceWish, serveVersioned } from '../platform/http/serve-versioned.ts';
import { exportFile, importFile } from './settings-file.ts';
import * as store from './settings-store.ts';

export const settingsRouter = Router();

// The same object while nothing changes, because answers are cached by it.
const currentSettings = async (wish: SourceWish) => currentlyShown(await currentCatalogue(wish));

serveVersioned(settingsRouter, getSettings, currentSettings, ({ settings, catalogue }) =>
  store.withVersions(settings, catalogue),
);

serve(settingsRouter, getAdminSettings, store.readAdminSettings);

serve(settingsRouter, exportSettings, exportFile);

serve(settingsRouter, importSettings, async ({ body, caller }) => ({ changes: await importFile(body, caller) }));

serve(settingsRouter, changeSettings.contact, ({ caller, body }) => store.changeSettings('contact', body, caller));
serve(settingsRouter, changeSettings.legal, ({ caller, body }) => store.changeSettings('legal', body, caller));
serve(settingsRouter, changeSettings.delivery, ({ caller, body }) => store.changeSettings('delivery', body, caller));
serve(settingsRouter, changeSettings.announcement, ({ caller, body }) =>
  store.changeSettings('announcement', body, caller),
);
serve(settingsRouter, changeSettings.banners, ({ caller, body }) => store.changeSettings('banners', body, caller));
serve(settingsRouter, changeSettings.sections, ({ caller, body }) => store.changeSettings('sections', body, caller));
serve(settingsRouter, changeSettings.faq, ({ caller, body }) => store.changeSettings('faq', body, caller));
serve(settingsRouter, changeSettings.stock, ({ caller, body }) => store.changeSettings('stock', body, caller));
serve(settingsRouter, changeSettings.notifications, ({ caller, body }) =>
  store.changeSettings('notifications', body, caller),
);
