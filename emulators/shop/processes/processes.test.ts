import { expect, test } from 'vitest';
import { Processes } from './processes.ts';

const SLEEP = 'setTimeout(() => {}, 60_000)';
const LEAVE_A_SLEEPER = `
  const { spawn } = require('node:child_process');
  spawn('node', ['-e', ${JSON.stringify(SLEEP)}], { detached: true, stdio: 'ignore' }).unref();
`;

test('what a process writes and its exit code are known when it has ended', async () => {
  const processes = new Processes('a test of output');
  const { code, output } = await processes.run('node', ['-e', 'console.log("hello"); process.exit(3)']);
  expect({ code, output }).toEqual({ code: 3, output: 'hello\n' });
});

test('a grandchild that has left its parents is ended too', async () => {
  const processes = new Processes(`a test of orphans ${process.pid}`);
  await processes.run('node', ['-e', LEAVE_A_SLEEPER]);
  expect(await processes.anyLeft()).toBe(true);
  await processes.endAll();
  expect(await processes.anyLeft()).toBe(false);
});

test('processes of another name are left alone', async () => {
  const [ours, others] = ['ours', 'others'].map((name) => new Processes(`a test of ${name} ${process.pid}`));
  const sleeper = others?.start('node', ['-e', SLEEP]);
  await ours?.endAll();
  expect(sleeper?.isRunning()).toBe(true);
  await others?.endAll();
  expect(sleeper?.isRunning()).toBe(false);
});

test('nothing is started once all is over', async () => {
  const processes = new Processes('a test of the end');
  await processes.endAll();
  expect(() => processes.start('node', ['-e', SLEEP])).toThrow();
});
