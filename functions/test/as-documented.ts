import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { createDocument } from '../src/openapi/document.ts';
import { responseIn } from '../src/openapi/responses.ts';
import type { Response as Described, JsonSchema, Operation } from '../src/openapi/types.ts';

const NAME = 'openapi.json';

const described = createDocument('https://shop.example');
const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
ajv.addSchema(closed(described), NAME);

/** Callers must accept undescribed fields; in tests they are a mistake. */
function closed(document: object): object {
  return JSON.parse(JSON.stringify(document), (_key, value: JsonSchema) =>
    value?.type === 'object' && value.properties ? { additionalProperties: false, ...value } : value,
  );
}

/** The answer of a call of the API. @throws when the description of the API knows no such status, header or body */
export async function asDocumented(path: string, { method = 'GET' }: RequestInit = {}, answer: Response) {
  if (method === 'HEAD') return answer; // it has no body, and no endpoint
  const text = answer.status === 304 ? '' : await answer.clone().text();
  const { status, headers } = answer;
  assertDocumented({
    method,
    path,
    status,
    type: headers.get('content-type') ?? '',
    text,
    has: (name) => headers.has(name),
  });
  return answer;
}

interface Answered {
  method: string;
  /** Below the base address. */
  path: string;
  status: number;
  type: string;
  text: string;
  has: (header: string) => boolean;
}

/** @throws as `asDocumented` */
export function assertDocumented({ method, path, status, type, text, has }: Answered): void {
  const place = placeOf(method.toLowerCase(), path);
  if (!place) return void assertBody('#/components/schemas/Problem', text);
  const referred = place.operation.responses[status];
  const name = `${place.pointer} ${status}`;
  if (!referred) throw new Error(`${name} is not described: ${text.slice(0, 300)}`);
  const response = responseIn(described, referred);
  assertHeaders(name, response, has);
  if (!response.content) return;
  const mediaType = type.split(';')[0] ?? '';
  if (!response.content[mediaType]) throw new Error(`${name} is not described as ${mediaType}`);
  const content = '$ref' in referred ? referred.$ref : `${place.pointer}/responses/${status}`;
  assertBody(`${content}/content/${escaped(mediaType)}/schema${whole(path, response.content[mediaType].schema)}`, text);
}

/** A list of products is described first as it is without `fields`, then with them. */
function whole(path: string, { anyOf }: JsonSchema): string {
  if (!anyOf?.[0]?.description?.startsWith('Without `fields`')) return '';
  return /[?&]fields=/.test(path) ? '/anyOf/1' : '/anyOf/0';
}

function assertHeaders(name: string, { headers = {} }: Described, has: Answered['has']): void {
  const known = described.components.headers as Record<string, { required?: boolean }>; // as the document has them
  const missing = Object.keys(headers).filter((header) => known[header]?.required && !has(header));
  if (missing.length > 0) throw new Error(`${name} lacks the described ${missing.join(', ')}`);
}

const validators = new Map<string, ValidateFunction>();

function assertBody(pointer: string, text: string): void {
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `${NAME}${pointer}` });
  validators.set(pointer, validate);
  if (!validate(JSON.parse(text)))
    throw new Error(`${pointer}: ${ajv.errorsText(validate.errors)} in ${text.slice(0, 300)}`);
}

/** The described call of a path: one without parameters takes precedence. */
function placeOf(method: string, path: string): { pointer: string; operation: Operation } | undefined {
  const asked = path.replace(/[?#].*/s, '');
  const paths = Object.keys(described.paths).filter(
    (one) => described.paths[one]?.[method] && patternOf(one).test(asked),
  );
  const [found] = paths.toSorted((one, other) => one.split('{').length - other.split('{').length);
  const operation = found && described.paths[found]?.[method];
  return operation ? { pointer: `#/paths/${escaped(found)}/${method}`, operation } : undefined;
}

/** Express takes a slash at the end, and any case. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i');
}

/** For a pointer in a fragment. */
function escaped(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}
