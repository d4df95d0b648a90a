import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { HOST } from '../local-server.ts';
import { Problem } from '../problem.ts';
import { assertFree, freePorts } from './ports.ts';

test('a taken port is named, with what it is for', async () => {
  const { auth, firestore } = await freePorts(['auth', 'firestore']);
  const taken = createServer().listen(auth, HOST);
  await once(taken, 'listening');
  const error = assertFree({ auth, firestore });
  await expect(error).rejects.toBeInstanceOf(Problem);
  await expect(error).rejects.toThrow(`Port ${auth} (auth) is taken`);
  taken.close();
});

test('a port taken on all addresses counts as taken', async () => {
  const { hosting } = await freePorts(['hosting']);
  const taken = createServer().listen(hosting, '0.0.0.0');
  await once(taken, 'listening');
  await expect(assertFree({ hosting })).rejects.toThrow(`Port ${hosting} (hosting) is taken`);
  taken.close();
});

test('free ports are all different', async () => {
  const ports = await freePorts(['a', 'b', 'c', 'd', 'e']);
  expect(new Set(Object.values(ports)).size).toBe(5);
  await expect(assertFree({ hosting: ports.a, auth: ports.b })).resolves.toBeUndefined();
});
