import { Router } from 'express';
import { readOpenApi } from '../contract/openapi.ts';
import { serveVersioned } from '../platform/http/serve-versioned.ts';
import { currentDocument } from './current-document.ts';

export const openApiRouter = Router();

serveVersioned(
  openApiRouter,
  readOpenApi,
  async () => currentDocument(),
  ({ document }) => document,
);
