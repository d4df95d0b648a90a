import { STATUS_CODES } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { contractEndpoints } from '../contract/calls.ts';
import { type Endpoint, Problem, type Schema } from '../contract/endpoint.ts';
import { accessCodesOf, codesOf } from '../contract/endpoint-errors.ts';
import { openApiRegistry } from '../contract/openapi-registry.ts';
import { ERROR_CODES, type ErrorCode, STATUS_OF_CODE } from '../domain/error-codes.ts';
import { limitOf, limitsOf } from '../platform/http/rate-limits.ts';
import { headersOf, headersOfStatus } from './headers.ts';
import { exampleOf } from './sample.ts';
import { namedSchemas, repliedSchema } from './schemas.ts';
import type { OpenApi, Operation, Response, ResponseReference } from './types.ts';

/** The answers of an endpoint, by status. */
export function responsesOf(endpoint: Endpoint): Operation['responses'] {
  return {
    [endpoint.replyStatus ?? 200]: successOf(endpoint),
    ...(endpoint.method === 'GET' && { 304: { $ref: `${SHARED}${KEPT}` } }),
    ...Object.fromEntries(
      errorsOf(endpoint).map(({ status, name }) => [
        status,
        { $ref: `${SHARED}${name}`, ...(status === 429 && { description: `\`too-many\`. ${limitIn(endpoint)}` }) },
      ]),
    ),
  };
}

const SHARED = '#/components/responses/';
const KEPT = 'NotModified';

/** All answers of calls but their successes, each once, by name. */
export function sharedResponses(): Record<string, Response> {
  const errors = contractEndpoints.flatMap(errorsOf);
  const byName = new Map(errors.map((error) => [error.name, error]));
  const differing = errors.find((error) => !isDeepStrictEqual(byName.get(error.name), error));
  if (differing) throw new Error(`Two answers have the name ${differing.name}`);
  const sorted = [...byName].toSorted(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries([[KEPT, kept()], ...sorted.map(([name, error]) => [name, responseOf(error)] as const)]);
}

/** A response as the document describes it, itself or in its components. */
export function responseIn({ components }: OpenApi, response: Response | ResponseReference): Response {
  if (!('$ref' in response)) return response;
  const { $ref, ...own } = response;
  const shared = components.responses[$ref.replace(/.*\//, '')];
  if (!shared) throw new Error(`${$ref} is not described`);
  return { ...shared, ...own };
}

function successOf(endpoint: Endpoint): Response {
  const { summary, description = `${summary}: done.`, reply, wholeReply } = endpoint;
  const narrowed = repliedSchema(reply);
  const schema = wholeReply
    ? {
        anyOf: [
          { ...repliedSchema(wholeReply), description: 'Without `fields`.' },
          { ...narrowed, description: 'With `fields`: those alone.' },
        ],
      }
    : narrowed;
  return {
    description,
    headers: headersOf(endpoint),
    content: { 'application/json': { schema, example: exampleOf(schema, namedSchemas([wholeReply ?? reply])) } },
  };
}

function kept(): Response {
  return { description: 'The reply that the caller keeps is still the same.', headers: headersOfStatus(304) };
}

interface ErrorAnswer {
  /** In the components. */
  name: string;
  status: number;
  codes: ErrorCode[];
  /** Its body, where that is more than a problem. */
  conflict: Schema | undefined;
}

function errorsOf(endpoint: Endpoint): ErrorAnswer[] {
  const all = allCodesOf(endpoint);
  const statuses = [...new Set(all.map((code) => STATUS_OF_CODE[code]))];
  return statuses.map((status) => {
    const codes = all.filter((code) => STATUS_OF_CODE[code] === status);
    const conflict = status === 409 ? endpoint.conflict : undefined;
    return { name: errorName(codes, conflict), status, codes, conflict };
  });
}

/** In the order of the table of codes, whichever endpoint names them first. */
function allCodesOf(endpoint: Endpoint): ErrorCode[] {
  const own = new Set<ErrorCode>([
    ...accessCodesOf(endpoint),
    ...codesOf(endpoint),
    'too-many',
    'internal-error',
    'busy',
  ]);
  return ERROR_CODES.filter((code) => own.has(code));
}

/** `NotFoundOrNoSuchAddress`; a conflict that answers more has the name of its schema. */
function errorName(codes: ErrorCode[], conflict: Schema | undefined): string {
  const named = conflict && openApiRegistry.get(conflict)?.id;
  return named ?? codes.map(inPascalCase).join('Or');
}

function inPascalCase(code: ErrorCode): string {
  const words = code.split('-');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** What the codes mean is told once, beside the schema of all codes. */
function responseOf({ status, codes, conflict = Problem }: ErrorAnswer): Response {
  const narrowed = { status: { const: status }, code: { enum: codes } };
  const schema = { ...repliedSchema(conflict), properties: narrowed };
  const example = exampleOf(schema, namedSchemas([conflict])) as object; // a problem is an object
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    headers: headersOfStatus(status),
    content: { 'application/problem+json': { schema, example: { ...example, title: STATUS_CODES[status] } } },
  };
}

function limitIn(endpoint: Endpoint): string {
  const { general, own } = limitsOf(endpoint);
  const sentences = [...own, ...general].map((name) => {
    const { maximum, seconds, per } = limitOf(name);
    const calls = own.includes(name)
      ? 'such calls'
      : endpoint.method === 'GET'
        ? 'calls that read'
        : 'calls that write';
    return `One ${per} may make ${maximum.toLocaleString('en')} ${calls} in ${seconds} seconds.`;
  });
  const more = codesOf(endpoint).includes('too-many')
    ? ['More is counted by what is sent: `RateLimit-Policy` tells.']
    : [];
  return [...sentences, ...more].join(' ');
}
