import { expect } from 'vitest';
import { Problem } from '../src/contract/endpoint.ts';
import { call } from './ask.ts';

/** The `instance` of any problem: the id of its call. */
export const INSTANCE = expect.stringMatching(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

/** The body of a success; its type is the test's expectation. */
export async function read<Body>(path: string): Promise<Body> {
  const answer = await call(path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  return (await answer.json()) as Body;
}

/** The problem in an error's body, after checking that it is a proper one. */
export async function problemIn(answer: Response): Promise<Problem> {
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const problem = Problem.parse(await answer.json());
  const instance = `urn:uuid:${answer.headers.get('x-request-id')}`;
  expect(problem).toMatchObject({ type: 'about:blank', status: answer.status, instance });
  return problem;
}
