import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const readOpenApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  access: 'anyone',
  summary: 'Read this description of the API',
  reply: z.looseObject({
    openapi: z.string(),
    info: z.looseObject({ title: z.string() }),
    paths: z.record(z.string(), z.unknown()),
  }),
});
