// The tests count: a module's score is the part of its mutants that the tests notice.
import type { Tally } from '../tests/tally.ts';

/** Percent. */
const FLOOR = 90;

/** Where Stryker writes its report, from the root of the project. */
export const REPORT = 'emulators/.stack/mutation/report.json';

/** What we read of Stryker's report (mutation-testing-report-schema). */
export interface MutationReport {
  files: Record<string, { mutants: Mutant[] }>;
}

interface Mutant {
  status: string;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number } };
}

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

export interface Score {
  module: string;
  /** Percent of the mutants that count; 100 without any, 0 when the module was not mutated. */
  percent: number;
  /** Each change that no test noticed, in a line. */
  survivors: string[];
}

/** The score of each of these modules. Mutants that a comment excludes, or that do not compile, do not count. */
export function scoresOf({ files }: MutationReport, modules: string[]): Score[] {
  return modules.map((module) => {
    const mutants = files[module]?.mutants;
    if (!mutants) return { module, percent: 0, survivors: [`${module} was not mutated`] };
    const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
    const unnoticed = mutants.filter(({ status }) => UNNOTICED.includes(status));
    const all = noticed + unnoticed.length;
    return { module, percent: all === 0 ? 100 : (100 * noticed) / all, survivors: unnoticed.map(inOneLine(module)) };
  });
}

/** Each module counts as one test, which fails below 90 percent. */
export function tallyOfScores(scores: Score[]): Tally {
  const failures = scores
    .filter(({ percent }) => percent < FLOOR)
    .map(({ module, percent }) => `${module}: ${Math.floor(percent)} % of its mutants are noticed, of ${FLOOR}`);
  return { passed: scores.length - failures.length, failed: failures.length, failures };
}

function inOneLine(module: string) {
  return ({ location, mutatorName, replacement = '' }: Mutant) =>
    `${module}:${location.start.line} ${mutatorName} → ${replacement.replace(/\s+/g, ' ')}`;
}
