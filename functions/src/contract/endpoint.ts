import * as z from 'zod/mini';
import { ERROR_CODES, type ErrorCode } from '../domain/error-codes.ts';
import type { Access } from '../domain/roles.ts';
import { openApiRegistry } from './openapi-registry.ts';

export type Schema = z.ZodMiniType;

/** One call of the contract, with its input and its reply. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the base address, with `:name` for a parameter. */
  path: `/${string}`;
  access: Access;
  /** What it does, in a few words for other programmers; `description` is what else they need to know, in Markdown. */
  summary: string;
  description?: string;
  /** Kept for older clients: another call does the same. */
  deprecated?: true;
  query?: Schema;
  /** A shared cache may answer this public read for a minute. */
  isCached?: true;
  /** Request headers that this call understands, beside those that all do. */
  headers?: readonly RequestHeader[];
  body?: Schema;
  /** The JSON body of a call whose handler reads it itself: its signature is of the very bytes. */
  signedBody?: Schema;
  /** Bytes of the JSON body, where it may have more than others. */
  bodyBytesMaximum?: number;
  /** The field of a multipart form that holds a picture, in place of a JSON body. */
  upload?: string;
  reply: Schema;
  /** The status of the reply, where it is not 200. */
  replyStatus?: 202;
  /** The reply without `fields`, of a call that answers those alone that its query names. */
  wholeReply?: Schema;
  /** Why it is rejected, beside what follows from its access, its path and its input. */
  errorCodes?: readonly ErrorCode[];
  /** The body of its 409, where that is more than a problem. */
  conflict?: Schema;
}

export type RequestHeader = 'Idempotency-Key' | 'If-Match' | 'X-Search';

/** The name of a call, such as `GET /item/:id`. */
export function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

export function endpoint<const Called extends Endpoint>(endpoint: Called): Called {
  return endpoint;
}

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type Params<Called extends Endpoint> = Record<ParamName<Called['path']>, string>;

type Part<Called, Key extends string, Direction extends 'input' | 'output'> =
  Called extends Record<Key, infer S extends Schema>
    ? Direction extends 'input'
      ? Sent<Key, z.input<S>>
      : Record<Key, z.output<S>>
    : unknown;

/** What may be absent need not be named. */
type Sent<Key extends string, Value> = undefined extends Value ? { [Name in Key]?: Value } : Record<Key, Value>;

type ParamsPart<Called extends Endpoint> = [ParamName<Called['path']>] extends [never]
  ? { params?: never }
  : { params: Params<Called> };

/** What a caller passes: `params`, `query` and `body`, each only if the endpoint has it. */
export type Input<Called extends Endpoint> = ParamsPart<Called> &
  Part<Called, 'query', 'input'> &
  Part<Called, 'body', 'input'>;

/** What a handler gets after parsing. */
export type Parsed<Called extends Endpoint> = { params: Params<Called> } & Part<Called, 'query', 'output'> &
  Part<Called, 'body', 'output'>;

export type Reply<Called extends Endpoint> = z.output<Called['reply']>;

/**
 * RFC 9457 problem details, the body of every error. Programs act on `code`; `instance` is `urn:uuid:` with the id of
 * the call, as in `X-Request-Id` and the log; `errors` names the invalid fields of the input.
 */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.enum(ERROR_CODES).register(openApiRegistry, { id: 'ErrorCode' }),
  detail: z.string(),
  instance: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
Problem.register(openApiRegistry, { id: 'Problem' });
export type Problem = z.infer<typeof Problem>;

/** `insertedId` is null when the entry already existed. */
export const Inserted = z.object({ insertedId: z.nullable(z.string()) });
export const Modified = z.object({ modifiedCount: z.number() });
export const Matched = z.object({ matchedCount: z.number(), modifiedCount: z.number() });
export const Deleted = z.object({ deletedCount: z.number() });
