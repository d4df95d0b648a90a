// Nothing half ready goes out: what stops a deployment stands last, where it is read first.
import { Problem } from '../problem.ts';
import { say } from '../progress.ts';
import type { Finding } from './finding.ts';

/** @throws {Problem} where something stops a deployment */
export function sayFindings(findings: Finding[]): void {
  const faults = findings.filter(({ kind }) => kind === 'fault');
  const hints = findings.filter(({ kind }) => kind === 'hint');
  for (const { text } of hints) say(`! ${text}`);
  for (const { text } of faults) say(`✗ ${text}`);
  if (faults.length > 0) throw new Problem(`Nothing can go out before that is mended: ${faults.length} in all.`);
}
