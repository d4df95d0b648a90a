import { Router } from 'express';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { changeInfoPage, getEditedInfoPage, getInfoPage, previewText } from '../contract/info-pages.ts';
import { serve } from '../platform/http/serve.ts';
import { serveVersioned } from '../platform/http/serve-versioned.ts';
import * as store from './info-pages-store.ts';
import { parseMarkdown } from './parse-markdown.ts';

export const infoPagesRouter = Router();

serve(infoPagesRouter, previewText, async ({ body }) => ({ blocks: parseMarkdown(body.text) }));

serveVersioned(infoPagesRouter, getInfoPage, currentCatalogue, (catalogue, { params }) => {
  const { title, blocks, version } = store.infoPage(catalogue, store.topicOf(params));
  return { title, blocks, version };
});

serve(infoPagesRouter, getEditedInfoPage, async ({ params }) =>
  store.infoPage(await currentCatalogue({ isFresh: true }), store.topicOf(params)),
);

serve(
  infoPagesRouter,
  changeInfoPage,
  ({ params, body, caller }) => store.changeInfoPage(store.topicOf(params), body, caller),
  async ({ params }) => store.topicOf(params),
);
