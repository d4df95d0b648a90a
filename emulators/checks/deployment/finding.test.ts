import { afterEach, expect, test, vi } from 'vitest';
import { Problem } from '../../shop/problem.ts';
import { fault, hint, sayFindings } from './finding.ts';

afterEach(() => void vi.restoreAllMocks());

/** The lines that the terminal shows. */
function listen(): string[] {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  return lines;
}

test('faults stop a deployment, and are read last', () => {
  const lines = listen();
  const findings = [fault('A key is missing.'), hint('A backup would help.'), fault('A word is wrong.')];
  expect(() => sayFindings(findings)).toThrow(new Problem('Nothing can go out before that is mended: 2 in all.'));
  expect(lines).toEqual(['! A backup would help.', '✗ A key is missing.', '✗ A word is wrong.']);
});

test('advice stops nothing', () => {
  const lines = listen();
  sayFindings([hint('A backup would help.')]);
  expect(lines).toEqual(['! A backup would help.']);
});
