import { type Access, accessErrorOf } from '@aloghor/functions/domain/roles';
import { type Endpoint, nameOf, type Schema } from '@aloghor/functions/src/contract/endpoint';
import { resourceOf } from '@aloghor/functions/test/path-parameters';
import { sentBy } from '@aloghor/functions/test/sent-schema';
import fc from 'fast-check';
import { CALLERS, type Fixture, type Who } from './fixture.ts';
import { OF_ANOTHER_TYPE, OUT_OF_BOUNDS, STRANGE_IDS, STRANGE_NAMES, STRANGE_TEXTS } from './hostile-values.ts';
import { type Known, type Leaf, leavesOf, pictureForm, replaced, validInput, without } from './valid-input.ts';
import { courierHeaders } from './webhook-secrets.ts';

/** A generated call, and how it was mutated. */
export interface FuzzedCall {
  endpoint: Endpoint;
  who: Who;
  /** The path's parameter, percent-encoded. */
  id: string;
  query: [name: string, value: string][];
  /** Sent as JSON. */
  body: unknown;
  /** Sent as it is. */
  bytes?: Buffer | undefined;
  headers: Record<string, string>;
  mutation: string;
  /** Whether the mutation alone makes it wrong, so that a schema that lost a rule is noticed. */
  isWrong: boolean;
}

/** The caller of a call: a guest for public ones, and for those of couriers, who show a secret. */
function callersOf(access: Access): Who[] {
  return access === 'anyone' || access === 'courier'
    ? ['guest']
    : CALLERS.filter((role) => !accessErrorOf(access, role));
}

/** Fields of any shape, which the server ignores, and numbers that may be negative. */
const IGNORED: Record<string, string[]> = {
  'POST /orders': ['email', 'price'],
  'POST /orders/admin': ['email', 'price'],
  'PATCH /products': ['pricePercent'],
  'POST /settlements': ['collected', 'charge', 'collecting', 'total'],
  'PATCH /settings/contact': ['location'],
  'POST /settings/file': ['location'],
};

type Mutation = (call: FuzzedCall) => fc.Arbitrary<FuzzedCall>;

/**
 * A call of any of these endpoints: valid, or with one mutation. Endpoints with more to mutate are called more often.
 */
export function fuzzedCall(endpoints: Endpoint[], fixture: Fixture): fc.Arbitrary<FuzzedCall> {
  return fc.oneof(
    ...endpoints.map((endpoint) => ({ weight: mutationsOf(endpoint).length, arbitrary: callOf(endpoint, fixture) })),
  );
}

function callOf(endpoint: Endpoint, fixture: Fixture): fc.Arbitrary<FuzzedCall> {
  return fc.constantFrom(...callersOf(endpoint.access)).chain((who) => {
    const valid = validCall(endpoint, who, fixture);
    const mutations = mutationsOf(endpoint).map((mutation) => valid.chain(mutation));
    const weight = Math.ceil(mutations.length / 2);
    return fc.oneof({ weight, arbitrary: valid }, ...mutations).map(readable);
  });
}

/** A counterexample shows only the name of its endpoint: its schemas would bury the input. */
function readable(call: FuzzedCall): FuzzedCall {
  return Object.assign(call, {
    [fc.toStringMethod]: () => JSON.stringify({ ...call, endpoint: nameOf(call.endpoint) }),
  });
}

function validCall(endpoint: Endpoint, who: Who, fixture: Fixture): fc.Arbitrary<FuzzedCall> {
  const email = fixture.people[who]?.email;
  const known: Known = email ? { ...fixture.known, email: [email] } : fixture.known;
  const resource = resourceOf(endpoint);
  const schema = endpoint.body ?? endpoint.signedBody;
  return fc.record({
    endpoint: fc.constant(endpoint),
    who: fc.constant(who),
    id: resource ? fc.constantFrom(...fixture.ids[resource]).map(encodeURIComponent) : fc.constant(''),
    query: endpoint.query ? validInput(sentBy(endpoint.query), known).map(asQuery) : fc.constant([]),
    body: schema ? bodyOf(endpoint, schema, known) : fc.constant(undefined),
    bytes: isUpload(endpoint) ? pictureForm.valid : fc.constant(undefined),
    headers: fc.constant<Record<string, string>>(isUpload(endpoint) ? pictureForm.headers : courierHeaders(endpoint)),
    mutation: fc.constant('none'),
    isWrong: fc.constant(false),
  });
}

/** Random ids would never make a list of products that exist, each once. */
function bodyOf({ path }: Endpoint, schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const isFeaturedList = path.endsWith('Products');
  if (!isFeaturedList) return validInput(sentBy(schema), known);
  return fc.shuffledSubarray([...(known._id ?? [])], { minLength: 5, maxLength: 9 });
}

function isUpload({ path }: Endpoint): boolean {
  return path === '/images';
}

function asQuery(values: unknown): FuzzedCall['query'] {
  const given = Object.entries(values as object).filter(([, value]) => value !== null); // a schema of a query is an object
  return given.map(([name, value]) => [name, String(value)]);
}

function mutationsOf(endpoint: Endpoint): Mutation[] {
  return [
    ...(endpoint.path.includes(':') ? [strangeId] : []),
    ...(endpoint.query ? [strangeParameter, doubleParameter, longParameter] : []),
    ...(endpoint.body ? OF_BODIES : []),
    ...(endpoint.signedBody ? [otherSecret, ...OF_BODIES.map(unsurely)] : []),
    ...(isUpload(endpoint) ? [otherPicture] : []),
    strangeHeader,
  ];
}

/** Couriers call with bodies of any shape: of what is left out, or is of another type, the rest is understood. */
function unsurely(mutation: Mutation): Mutation {
  return (call) => mutation(call).map((changed) => ({ ...changed, isWrong: false }));
}

const strangeId: Mutation = (call) => fc.constantFrom(...STRANGE_IDS).map((id) => ({ ...call, id, mutation: 'id' }));

const parameters = ({ endpoint }: FuzzedCall) =>
  Object.keys(endpoint.query ? (sentBy(endpoint.query).properties ?? {}) : {});

const strangeParameter: Mutation = (call) =>
  fc
    .tuple(
      fc.constantFrom(...parameters(call), 'limit[]', 'q[$gt]', '__proto__', ''),
      fc.constantFrom(...STRANGE_TEXTS),
    )
    .map((entry) => ({
      ...call,
      query: [...call.query.filter(([name]) => name !== entry[0]), entry],
      mutation: 'parameter',
    }));

const doubleParameter: Mutation = (call) =>
  fc.constantFrom(...parameters(call)).map((name) => {
    const query: FuzzedCall['query'] = [...call.query, [name, 'a'], [name, 'b']];
    return { ...call, query, mutation: 'double parameter', isWrong: true };
  });

const longParameter: Mutation = (call) =>
  fc.constantFrom(...parameters(call)).map((name) => {
    const query: FuzzedCall['query'] = [...call.query.filter(([other]) => other !== name), [name, 'x'.repeat(5_000)]];
    return { ...call, query, mutation: 'long parameter', isWrong: true };
  });

/** A leaf of the body gets another value, one of those for its type. */
function atALeaf(mutation: string, values: Record<string, readonly unknown[]>, isSurely: boolean): Mutation {
  return (call) => {
    const changes = leavesOf(call.body).flatMap((leaf) =>
      (values[typeof leaf.value] ?? []).map((by) => ({ leaf, by })),
    );
    if (changes.length === 0) return fc.constant(call);
    return fc.constantFrom(...changes).map(({ leaf, by }) => ({
      ...call,
      body: replaced(call.body, leaf.path, by),
      mutation: `${mutation} at ${leaf.path.join('.')}`,
      isWrong: isSurely && !isIgnored(call, leaf),
    }));
  };
}

const ofAnotherType = atALeaf('another type', OF_ANOTHER_TYPE, true);
const outOfBounds = atALeaf('out of bounds', OUT_OF_BOUNDS, true);
const tooLong = atALeaf('too long', { string: ['@huge@'] }, true);
const strangeText = atALeaf('strange text', { string: STRANGE_TEXTS }, false);

function isIgnored({ endpoint }: FuzzedCall, { path }: Leaf): boolean {
  return path.some((name) => IGNORED[nameOf(endpoint)]?.includes(String(name)));
}

const lacking: Mutation = (call) => {
  const schema = call.endpoint.body ?? call.endpoint.signedBody;
  const required = schema ? (sentBy(schema).required ?? []) : [];
  if (required.length === 0) return fc.constant(call);
  return fc.constantFrom(...required).map((name) => {
    return { ...call, body: without(call.body as object, name), mutation: `without ${name}`, isWrong: true }; // it has fields
  });
};

const strangeField: Mutation = (call) =>
  fc
    .tuple(fc.constantFrom(...STRANGE_NAMES), fc.constantFrom(...Object.values(OF_ANOTHER_TYPE).flat(), '\ud800'))
    .map(([name, value]) => {
      const body = Array.isArray(call.body)
        ? call.body
        : Object.fromEntries([[name, value], ...Object.entries(call.body as object)]);
      return { ...call, body, mutation: `field ${JSON.stringify(name)}` };
    });

const otherBody: Mutation = (call) =>
  fc
    .constantFrom<unknown>({}, [], [[]], [null], undefined, '@deep@', '@deep object@', '@many@')
    .map((body) => ({ ...call, body, mutation: 'another body', isWrong: !isAllOptional(call, body) }));

/** An object without known fields is valid where all fields are optional, and no body where that is. */
const isAllOptional = ({ endpoint }: FuzzedCall, body: unknown) =>
  endpoint.body?.safeParse(body === undefined ? undefined : {}).success === true &&
  [undefined, '{}', '"@deep object@"'].includes(JSON.stringify(body));

const otherType: Mutation = (call) =>
  fc
    .constantFrom('text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml', 'a')
    .map((type) => ({ ...call, headers: { 'content-type': type }, mutation: 'content type', isWrong: true }));

const otherPicture: Mutation = (call) => pictureForm.hostile.map((bytes) => ({ ...call, bytes, mutation: 'picture' }));

const OF_BODIES = [ofAnotherType, outOfBounds, tooLong, strangeText, lacking, strangeField, otherType, otherBody];

const otherSecret: Mutation = (call) =>
  fc.constantFrom('authorization', 'x-pathao-signature', 'x-signature').map((name) => ({
    ...call,
    headers: { ...call.headers, [name]: 'Bearer of-another' },
    mutation: `secret in ${name}`,
  }));

const visible = fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)) });

const strangeHeader: Mutation = (call) =>
  fc
    .tuple(
      fc.constantFrom('idempotency-key', 'if-match', 'accept', 'x-http-method-override', 'cookie', 'range'),
      fc.oneof(
        visible,
        fc.constantFrom('"a"', 'W/"a", *', '*', '__proto__', '../..', 'k'.repeat(200), 'k'.repeat(4_000), '\xe9'),
      ),
    )
    .map(([name, value]) => ({ ...call, headers: { ...call.headers, [name]: value }, mutation: `header ${name}` }));
