import type { Access, EndpointRow } from '../contract/endpoint.ts';
import { parametersOf } from './parameters.ts';
import { responsesOf } from './responses.ts';
import { sentSchema } from './schemas.ts';
import type { Operation } from './types.ts';

const GUEST = {};
const ID_TOKEN = { idToken: [] };
const SESSION = { sessionToken: [] };

const SECURITY: Record<Access, Operation['security']> = {
  anyone: [GUEST],
  buyer: [GUEST, ID_TOKEN, SESSION],
  user: [ID_TOKEN, SESSION],
  identity: [ID_TOKEN],
  customer: [ID_TOKEN, SESSION],
  admin: [ID_TOKEN, SESSION],
};

const WHO: Record<Access, string> = {
  anyone: 'For everyone.',
  buyer: 'For guests and customers.',
  user: 'For customers and admins.',
  identity: "For customers and admins, with the identity provider's own token.",
  customer: 'For customers.',
  admin: 'For admins.',
};

/** One row of a room, as OpenAPI describes it. */
export function operationOf(row: EndpointRow, room: string): Operation {
  const { access, summary, description, deprecated } = row;
  return {
    operationId: operationIdOf(row),
    tags: [room],
    summary,
    description: [description, WHO[access]].filter(Boolean).join(' '),
    ...(deprecated && { deprecated }),
    security: SECURITY[access],
    parameters: parametersOf(row),
    ...requestBodyOf(row),
    responses: responsesOf(row),
  };
}

/** `getItemById` of `GET /item/:id`. */
function operationIdOf({ method, path }: EndpointRow): string {
  const words = path.replaceAll('/:', '/by-').split(/[^A-Za-z]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function requestBodyOf({ body, upload }: EndpointRow): Pick<Operation, 'requestBody'> {
  if (body) {
    const required = !body.safeParse(undefined).success;
    return { requestBody: { required, content: { 'application/json': { schema: sentSchema(body) } } } };
  }
  if (!upload) return {};
  const schema = { type: 'object', properties: { [upload]: { type: 'string', format: 'binary' } }, required: [upload] };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}
