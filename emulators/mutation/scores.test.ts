import { expect, test } from 'vitest';
import { scoresOf, tallyOfScores } from './scores.ts';

const MODULE = 'functions/src/domain/orders.ts';

/** A report in which the mutants of one module have had these ends. */
const report = (...statuses: string[]) => ({
  files: {
    [MODULE]: {
      mutants: statuses.map((status, index) => ({
        status,
        mutatorName: 'BlockStatement',
        replacement: '{\n}',
        location: { start: { line: index + 1 } },
      })),
    },
  },
});

test('a score is the part of the mutants that tests notice, by failing or by never ending', () => {
  const [score] = scoresOf(report('Killed', 'Timeout', 'Survived', 'NoCoverage'), [MODULE]);
  expect(score).toEqual({
    module: MODULE,
    percent: 50,
    survivors: [`${MODULE}:3 BlockStatement → { }`, `${MODULE}:4 BlockStatement → { }`],
  });
});

test('mutants that a comment excludes, or that do not run at all, do not count', () => {
  expect(scoresOf(report('Killed', 'Ignored', 'CompileError'), [MODULE])).toMatchObject([{ percent: 100 }]);
  expect(scoresOf(report('Ignored'), [MODULE])).toMatchObject([{ percent: 100, survivors: [] }]);
});

test('a module below 90 percent fails, by its name', () => {
  const nineOfTen = scoresOf(report(...Array(9).fill('Killed'), 'Survived'), [MODULE]);
  expect(tallyOfScores(nineOfTen)).toEqual({ passed: 1, failed: 0, failures: [] });
  const eightOfNine = scoresOf(report(...Array(8).fill('Killed'), 'Survived'), [MODULE]);
  const failures = [`${MODULE}: 88 % of its mutants are noticed, of 90`];
  expect(tallyOfScores(eightOfNine)).toEqual({ passed: 0, failed: 1, failures });
});

test('so does one that is listed and was not mutated: its file has moved', () => {
  expect(tallyOfScores(scoresOf(report(), ['functions/src/gone.ts']))).toMatchObject({ passed: 0, failed: 1 });
});
