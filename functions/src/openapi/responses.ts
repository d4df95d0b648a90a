import { type Endpoint, Problem } from '../contract/endpoint.ts';
import { accessCodesOf, codesOf } from '../contract/endpoint-errors.ts';
import { type ErrorCode, STATUS_OF_CODE } from '../domain/error-codes.ts';
import { limitOf, limitsOf } from '../platform/http/rate-limits.ts';
import { headersOf } from './headers.ts';
import { repliedSchema } from './schemas.ts';
import type { Content, Response } from './types.ts';

/** The answers of a row, by status. */
export function responsesOf(row: Endpoint): Record<string, Response> {
  const codes = allCodesOf(row);
  const statuses = [...new Set(codes.map((code) => STATUS_OF_CODE[code]))];
  return {
    200: successOf(row),
    ...(row.method === 'GET' && { 304: keptOf(row) }),
    ...Object.fromEntries(statuses.map((status) => [status, refusalOf(row, status, codes)])),
  };
}

function allCodesOf(row: Endpoint): ErrorCode[] {
  return [...new Set<ErrorCode>([...accessCodesOf(row), ...codesOf(row), 'too-many', 'internal-error', 'busy'])];
}

function successOf(row: Endpoint): Response {
  return {
    description: row.description ?? `${row.summary}: done.`,
    headers: headersOf(row, 200),
    content: { 'application/json': { schema: repliedSchema(row.reply) } },
  };
}

function keptOf(row: Endpoint): Response {
  return { description: 'The reply that the caller keeps is still the same.', headers: headersOf(row, 304) };
}

/** What the codes mean is told once, beside the schema of all codes. */
function refusalOf(row: Endpoint, status: number, allCodes: ErrorCode[]): Response {
  const codes = allCodes.filter((code) => STATUS_OF_CODE[code] === status);
  const names = codes.map((code) => `\`${code}\``).join(', ');
  return {
    description: status === 429 ? `${names}. ${limitIn(row)}` : names,
    headers: headersOf(row, status),
    content: problemOf(row, status, codes),
  };
}

function problemOf({ conflict }: Endpoint, status: number, codes: ErrorCode[]): Content {
  const body = repliedSchema(status === 409 && conflict ? conflict : Problem);
  const properties = { status: { const: status }, code: { enum: codes } };
  return { 'application/problem+json': { schema: { ...body, properties } } };
}

function limitIn(row: Endpoint): string {
  const { general, own } = limitsOf(row);
  const sentences = [...own, ...general].map((name) => {
    const { maximum, seconds, per } = limitOf(name);
    const calls = own.includes(name) ? 'such calls' : row.method === 'GET' ? 'calls that read' : 'calls that write';
    return `One ${per} may make ${maximum.toLocaleString('en')} ${calls} in ${seconds} seconds.`;
  });
  const more = codesOf(row).includes('too-many') ? ['More is counted by what is sent: `RateLimit-Policy` tells.'] : [];
  return [...sentences, ...more].join(' ');
}
