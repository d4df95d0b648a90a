import { csvOf } from '../../shared/lib/csv.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import type { FileProblem, RowProblem } from './file-problems.ts';

/** Why a file was not taken, as a sentence. */
export function fileProblemText(problem: FileProblem): string {
  const { file } = tAdmin.productFile;
  if (problem.why === 'tooManyRows') return file.tooManyRows(problem.count);
  if ('columns' in problem) return file[problem.why](problem.columns.join(', '));
  return file[problem.why];
}

/** `price`, or that it is about the whole row. */
export function columnText({ column }: RowProblem): string {
  return column ?? tAdmin.productFile.wholeRow;
}

export function cellProblemText({ why, value = '' }: RowProblem): string {
  return tAdmin.productFile.cell[why](value);
}

/** The problems as a sheet, one a line, to work through beside the file. */
export function problemsCsv(problems: RowProblem[]): string {
  const { row, column, problem } = tAdmin.productFile;
  return csvOf([[row, column, problem], ...problems.map((one) => [one.row, columnText(one), cellProblemText(one)])]);
}
