import type * as z from 'zod/mini';

/** A JSON schema of draft 2020-12, as zod makes them and OpenAPI 3.1 has them: those of ours have no boolean schemas. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

export interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  /** With `explode: false` a list is sent with commas. */
  style?: 'form';
  explode?: false;
  required?: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface Header {
  description: string;
  required?: boolean;
  schema: JsonSchema;
}

type Content = Record<string, { schema: JsonSchema; example?: unknown }>;

/** A response of the components, perhaps with a description of its own. */
export interface ResponseReference extends Reference {
  description?: string;
}

export interface Response {
  description: string;
  headers?: Record<string, Reference>;
  content?: Content;
}

/** A call, as OpenAPI describes it. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  deprecated?: true;
  security: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Response | ResponseReference>;
}

/** Operations by path and method, in lower case. */
export type Paths = Record<string, Record<string, Operation>>;

export interface OpenApi {
  [more: string]: unknown;
  openapi: string;
  info: { title: string; version: string; description: string; [more: string]: unknown };
  tags: { name: string; description: string }[];
  paths: Paths;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Response>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    [more: string]: unknown;
  };
}
