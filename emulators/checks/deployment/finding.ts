// What the doctor finds, and how it says it.
import { Problem } from '../../shop/problem.ts';
import { say } from '../../shop/progress.ts';

/** One sentence or a few. Faults stop a deployment, hints do not. */
export interface Finding {
  kind: 'fault' | 'hint';
  text: string;
}

export function fault(text: string): Finding {
  return { kind: 'fault', text };
}

export function hint(text: string): Finding {
  return { kind: 'hint', text };
}

/** @throws {Problem} where something stops a deployment */
export function sayFindings(findings: Finding[]): void {
  const faults = findings.filter(({ kind }) => kind === 'fault');
  const hints = findings.filter(({ kind }) => kind === 'hint');
  for (const { text } of hints) say(`! ${text}`);
  for (const { text } of faults) say(`✗ ${text}`);
  if (faults.length > 0) throw new Problem(`Nothing can go out before that is mended: ${faults.length} in all.`);
}
