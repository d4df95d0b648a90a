import { unescape as decoded, type ParsedUrlQuery, parse as parseQuery } from 'node:querystring';
import type { Request } from 'express';
import type { Endpoint, Schema } from '../../contract/endpoint.ts';
import { withoutTurns } from '../../domain/typed-text.ts';
import { BadInput, type FieldError } from './errors.ts';
import { pathOfLoneSurrogate } from './lone-surrogate.ts';

// Not `request.query`: the platform's outer server has parsed that already, and reads `limit[]=4` as `limit`.
export function queryOf({ url }: Request): ParsedUrlQuery {
  const start = url.indexOf('?') + 1;
  return parseQuery(start ? url.slice(start) : '');
}

/** The query with the text to search for, where that came in a header: addresses are logged, and it may be a mobile number. */
export function withSearchOf(request: Request, { headers }: Endpoint, query: ParsedUrlQuery): ParsedUrlQuery {
  const text = headers?.includes('X-Search') ? request.get('X-Search') : undefined;
  return text === undefined ? query : { ...query, q: decoded(text) };
}

/** Query and body, parsed by the endpoint's schemas; or the bad input of the query, else of the body. */
export function parseInput(endpoint: Endpoint, query: ParsedUrlQuery, body: unknown) {
  const parsedQuery = endpoint.query && parse(endpoint.query, query, ofParameter(query));
  if (parsedQuery instanceof BadInput) return parsedQuery;
  const parsedBody = endpoint.body && parse(endpoint.body, body, ofField);
  if (parsedBody instanceof BadInput) return parsedBody;
  return { query: parsedQuery, body: parsedBody };
}

type Describe = (path: PropertyKey[], message: string) => FieldError;

function parse(schema: Schema, input: unknown, describe: Describe): unknown {
  // Here and not in the schemas, so that no endpoint can omit it.
  const loneSurrogate = pathOfLoneSurrogate(input);
  if (loneSurrogate) return new BadInput([describe(loneSurrogate, 'must be well-formed Unicode')]);
  const result = schema.safeParse(withoutTurnsIn(input), { error: issueMessage });
  if (result.success) return result.data;
  const [first, ...more] = result.error.issues.map(({ path, message }) => describe(path, message));
  if (!first) throw result.error;
  return new BadInput([first, ...more]);
}

/** How deep texts stand in what the schemas accept; what is deeper is rejected by them, or dropped. */
const DEPTH_MAXIMUM = 20;

/** Every text of an input, wherever it stands, without characters that turn its direction: here, so that no endpoint can omit it. */
function withoutTurnsIn(input: unknown, depth = 0): unknown {
  if (typeof input === 'string') return withoutTurns(input);
  if (typeof input !== 'object' || input === null || depth > DEPTH_MAXIMUM) return input;
  if (Array.isArray(input)) return input.map((part) => withoutTurnsIn(part, depth + 1));
  return Object.fromEntries(Object.entries(input).map(([name, part]) => [name, withoutTurnsIn(part, depth + 1)]));
}

/** The message for schemas without one of their own. */
function issueMessage(issue: { code?: string; expected?: unknown }): string {
  return issue.code === 'invalid_type' ? `must be of type ${issue.expected}` : 'is not valid';
}

/** A query is flat: the error names the parameter, even when only one entry of its list is invalid. */
function ofParameter(query: ParsedUrlQuery): Describe {
  return ([name], message) => {
    const path = String(name);
    return { path, message: Array.isArray(query[path]) ? 'must be given once' : message };
  };
}

function ofField(path: PropertyKey[], message: string): FieldError {
  return { path: path.join('.') || 'body', message };
}
