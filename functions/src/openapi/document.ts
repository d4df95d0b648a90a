import { contractEndpoints, endpointsByTag, type Tag } from '../contract/calls.ts';
import { type Endpoint, Problem } from '../contract/endpoint.ts';
import { ERROR_DESCRIPTIONS } from '../contract/error-descriptions.ts';
import { type Access, accessErrorOf, CALLER_ROLES } from '../domain/roles.ts';
import { answerHeaders } from './headers.ts';
import { headerParameters, parametersOf, templateOf } from './parameters.ts';
import { responsesOf, sharedResponses } from './responses.ts';
import { exampleOf } from './sample.ts';
import { namedSchemas, sentSchema } from './schemas.ts';
import type { JsonSchema, OpenApi, Operation, Paths } from './types.ts';

const DESCRIPTION = `The calls by which our own pages, and other programs, speak to the shop.

An error is a problem of RFC 9457: decide by its \`code\`, which stays as it is, while \`detail\` may be reworded.
Amounts are in the shop's currency, times in milliseconds since 1970. Replies may get more fields in time.
\`RateLimit-Policy\` and \`RateLimit\` tell what is counted, and what is left of it.
A browser lets only pages of the shop's own origin read the answers: no answer allows another one (CORS). Programs
outside of a browser call from anywhere.`;

/** What the calls of each tag are about. */
const ABOUT: Record<Tag, string> = {
  Products: 'What the shop sells: lists, search, categories and featured lists, and how admins change them.',
  Carts: "The cart of a signed-in customer. A guest's cart stays in the browser.",
  Orders: 'Placing, following and closing orders, and the money for them.',
  Desk: 'Confirming orders by telephone: whom to call, and what became of each call.',
  Customers: 'What the shop knows of a mobile number.',
  Packing: 'What the buyers have confirmed, with what packing and slips need of it and nothing else.',
  Parcels: 'Booking parcels with couriers, and what becomes of those whose answer was lost.',
  Settlements: 'What couriers pay out, compared with the parcels of the shop.',
  Riders: "The shop's own riders: which orders they have out, and the cash that they bring.",
  Notifications: 'What the shop tells its buyers by itself, by e-mail and text message.',
  Users: 'Accounts, their roles, and tokens.',
  Reviews: 'What buyers say of the products that they received, and what the shop makes of it.',
  'Questions and newsletter': 'What visitors send by the forms of the shop, and the inbox of its admins.',
  Pictures: 'Photos of products.',
  Figures: 'Counts, sales and money for the staff.',
  Pages: 'The pages about the shop, as its staff write them.',
  Settings:
    'What the shop is called and looks like, how it is reached, what a delivery costs, and from when on a product runs low: its staff change it, part by part.',
  Changes: 'Who changed what, and when.',
  'The API itself': 'Whether it is ready, and this description.',
};

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
  courierSecret: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'What a courier shows, in the place that its call describes.',
  },
};

/** The whole contract in the format of OpenAPI 3.1. `site`: where the shop's pages are. */
export function createDocument(site: string): OpenApi {
  return {
    openapi: '3.1.1',
    info: {
      title: 'API of the shop',
      version: '1',
      description: DESCRIPTION,
      contact: { name: 'The shop', url: `${site}/aboutUs` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: [...endpointsByTag.keys()].map((name) => ({ name, description: ABOUT[name] })),
    paths: pathsOf(endpointsByTag),
    components: {
      schemas: schemas(),
      responses: sharedResponses(),
      headers: answerHeaders,
      parameters: headerParameters,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

function pathsOf(tags: ReadonlyMap<string, Endpoint[]>): Paths {
  const paths: Paths = {};
  for (const [tag, endpoints] of tags) {
    for (const endpoint of endpoints) {
      const path = templateOf(endpoint);
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, tag) };
    }
  }
  return paths;
}

function schemas(): OpenApi['components']['schemas'] {
  const conflicts = contractEndpoints.flatMap(({ conflict }) => conflict ?? []);
  const named = namedSchemas([
    Problem,
    ...conflicts,
    ...contractEndpoints.flatMap(({ reply, wholeReply }) => [reply, wholeReply ?? []].flat()),
  ]);
  const meanings = Object.entries(ERROR_DESCRIPTIONS).map(([code, meaning]) => `- \`${code}\`: ${meaning}`);
  return { ...named, ErrorCode: { ...named.ErrorCode, description: meanings.join('\n') } };
}

const GUEST = {};
const ID_TOKEN = { idToken: [] };
const SESSION = { sessionToken: [] };
const COURIER = { courierSecret: [] };

function securityOf(access: Access): Operation['security'] {
  if (access === 'anyone') return [GUEST];
  if (access === 'courier') return [COURIER];
  if (access === 'identity') return [ID_TOKEN];
  return accessErrorOf(access, 'guest') ? [ID_TOKEN, SESSION] : [GUEST, ID_TOKEN, SESSION];
}

const LIST = new Intl.ListFormat('en');

/** As in 'For clerks and admins.' */
function whoMayCall(access: Access): string {
  if (access === 'anyone') return 'For everyone.';
  if (access === 'courier') return 'For the courier.';
  const roles = CALLER_ROLES.filter((role) => accessErrorOf(access, role) === undefined);
  const token = access === 'identity' ? ", with the identity provider's own token" : '';
  return `For ${LIST.format(roles.map((role) => `${role}s`))}${token}.`;
}

/** One endpoint with its tag, as OpenAPI describes it. */
function operationOf(endpoint: Endpoint, tag: string): Operation {
  const { access, summary, description, deprecated } = endpoint;
  return {
    operationId: operationIdOf(endpoint),
    tags: [tag],
    summary,
    description: [description, whoMayCall(access)].filter(Boolean).join(' '),
    ...(deprecated && { deprecated }),
    security: securityOf(access),
    parameters: parametersOf(endpoint),
    ...requestBodyOf(endpoint),
    responses: responsesOf(endpoint),
  };
}

/** `getItemById` of `GET /item/:id`. */
function operationIdOf({ method, path }: Endpoint): string {
  const words = path.replaceAll('/:', '/by-').split(/[^A-Za-z]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function requestBodyOf({ signedBody, body = signedBody, upload }: Endpoint): Pick<Operation, 'requestBody'> {
  if (body) {
    const required = !body.safeParse(undefined).success;
    const schema = sentSchema(body);
    return { requestBody: { required, content: { 'application/json': { schema, example: exampleOf(schema) } } } };
  }
  if (!upload) return {};
  const file: JsonSchema = { type: 'string', format: 'binary' };
  const schema: JsonSchema = { type: 'object', properties: { [upload]: file }, required: [upload] };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}
