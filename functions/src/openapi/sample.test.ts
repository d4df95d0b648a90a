import { expect, test } from 'vitest';
import { contractEndpoints } from '../contract/calls.ts';
import { nameOf } from '../contract/endpoint.ts';
import { sampleOf } from './sample.ts';
import { sentSchema } from './schemas.ts';

const bodies = contractEndpoints.flatMap(({ body, ...endpoint }) => (body ? [[nameOf(endpoint), body] as const] : []));

test.each(bodies)('the sample for %s is one that the shop takes', (_name, body) => {
  expect(body.safeParse(sampleOf(sentSchema(body)))).toMatchObject({ success: true });
});
