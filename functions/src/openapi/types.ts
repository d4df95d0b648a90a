/** A JSON schema of draft 2020-12, as OpenAPI 3.1 has them. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  description?: string;
  deprecated?: boolean;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
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

export type Content = Record<string, { schema: JsonSchema }>;

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
  responses: Record<string, Response>;
}

/** Operations by path and method, in lower case. */
export type Paths = Record<string, Record<string, Operation>>;

export interface OpenApi {
  [more: string]: unknown;
  openapi: string;
  info: { title: string; version: string; description: string; [more: string]: unknown };
  tags: { name: string; description: string }[];
  paths: Paths;
  components: { schemas: Record<string, JsonSchema>; [more: string]: unknown };
}
