import { contractRows, rowsByRoom } from '../contract/calls.ts';
import { type EndpointRow, Problem } from '../contract/endpoint.ts';
import { MEANING_OF_CODE } from '../contract/meaning-of-code.ts';
import { answerHeaders } from './headers.ts';
import { operationOf } from './operation.ts';
import { headerParameters } from './parameters.ts';
import { namedSchemas } from './schemas.ts';
import type { OpenApi, Paths } from './types.ts';

const DESCRIPTION = `The calls by which our own pages, and other programs, speak to the shop.

A refusal is a problem of RFC 9457: decide by its \`code\`, which stays as it is, while \`detail\` may be reworded.
Amounts are in the shop's currency, times in milliseconds since 1970. Replies may get more fields in time.
\`RateLimit-Policy\` and \`RateLimit\` tell what is counted, and what is left of it.`;

const SECURITY_SCHEMES = {
  idToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The ID token of Firebase Authentication; it lasts an hour.',
  },
  sessionToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token of `POST /jwt`.',
  },
};

/** The whole contract in the format of OpenAPI 3.1. */
export function createDocument(): OpenApi {
  return {
    openapi: '3.1.1',
    info: { title: 'API of the shop', version: '1', description: DESCRIPTION },
    servers: [{ url: '/api' }],
    tags: [...rowsByRoom.keys()].map((name) => ({ name })),
    paths: pathsOf(rowsByRoom),
    components: {
      schemas: schemas(),
      headers: answerHeaders,
      parameters: headerParameters,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

function pathsOf(rooms: ReadonlyMap<string, EndpointRow[]>): Paths {
  const paths: Paths = {};
  for (const [room, rows] of rooms) {
    for (const row of rows) {
      const path = row.path.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(row, room) };
    }
  }
  return paths;
}

function schemas(): OpenApi['components']['schemas'] {
  const conflicts = contractRows.flatMap(({ conflict }) => conflict ?? []);
  const named = namedSchemas([Problem, ...conflicts, ...contractRows.map(({ reply }) => reply)]);
  const meanings = Object.entries(MEANING_OF_CODE).map(([code, meaning]) => `- \`${code}\`: ${meaning}`);
  return { ...named, ErrorCode: { ...named.ErrorCode, description: meanings.join('\n') } };
}
