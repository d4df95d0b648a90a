import { type Endpoint, Problem } from '../contract/endpoint.ts';
import { accessCodesOf, codesOf } from '../contract/endpoint-errors.ts';
import { type ErrorCode, STATUS_OF_CODE } from '../domain/error-codes.ts';
import { limitOf, limitsOf } from '../platform/http/rate-limits.ts';
import { headersOf } from './headers.ts';
import { repliedSchema } from './schemas.ts';
import type { Content, Response } from './types.ts';

/** The answers of an endpoint, by status. */
export function responsesOf(endpoint: Endpoint): Record<string, Response> {
  const codes = allCodesOf(endpoint);
  const statuses = [...new Set(codes.map((code) => STATUS_OF_CODE[code]))];
  return {
    200: successOf(endpoint),
    ...(endpoint.method === 'GET' && { 304: keptOf(endpoint) }),
    ...Object.fromEntries(statuses.map((status) => [status, errorOf(endpoint, status, codes)])),
  };
}

function allCodesOf(endpoint: Endpoint): ErrorCode[] {
  return [
    ...new Set<ErrorCode>([...accessCodesOf(endpoint), ...codesOf(endpoint), 'too-many', 'internal-error', 'busy']),
  ];
}

function successOf(endpoint: Endpoint): Response {
  return {
    description: endpoint.description ?? `${endpoint.summary}: done.`,
    headers: headersOf(endpoint, 200),
    content: { 'application/json': { schema: repliedSchema(endpoint.reply) } },
  };
}

function keptOf(endpoint: Endpoint): Response {
  return { description: 'The reply that the caller keeps is still the same.', headers: headersOf(endpoint, 304) };
}

/** What the codes mean is told once, beside the schema of all codes. */
function errorOf(endpoint: Endpoint, status: number, allCodes: ErrorCode[]): Response {
  const codes = allCodes.filter((code) => STATUS_OF_CODE[code] === status);
  const names = codes.map((code) => `\`${code}\``).join(', ');
  return {
    description: status === 429 ? `${names}. ${limitIn(endpoint)}` : names,
    headers: headersOf(endpoint, status),
    content: problemOf(endpoint, status, codes),
  };
}

function problemOf({ conflict }: Endpoint, status: number, codes: ErrorCode[]): Content {
  const body = repliedSchema(status === 409 && conflict ? conflict : Problem);
  const properties = { status: { const: status }, code: { enum: codes } };
  return { 'application/problem+json': { schema: { ...body, properties } } };
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
