import { expect, test } from 'vitest';
import { contractEndpoints } from '../contract/calls.ts';
import { nameOf } from '../contract/endpoint.ts';
import { exampleOf } from './sample.ts';
import { sentSchema } from './schemas.ts';

test('the shop takes the sample of every body', () => {
  const bodies = contractEndpoints.flatMap(({ body, ...endpoint }) =>
    body ? [[nameOf(endpoint), body] as const] : [],
  );
  expect(bodies.length).toBeGreaterThan(20);
  const rejected = bodies.flatMap(([name, body]) => {
    const { error } = body.safeParse(exampleOf(sentSchema(body)));
    return error ? [`${name}: ${error.message}`] : [];
  });
  expect(rejected).toEqual([]);
});
