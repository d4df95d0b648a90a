import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { STACKS } from '../paths.ts';
import { say } from '../progress.ts';
import { asMarkdown, type Table } from './table.ts';

const BYTES_A_GB = 2 ** 30;

/** Prints the tables and writes them to a Markdown file, whose path it returns, and to a JSON file. */
export function writeReport(tables: Table[]): string {
  const path = `${STACKS}/bench.md`;
  const measured = { at: new Date().toISOString(), on: thisMachine() };
  const text = [
    '## What the shop costs, in time, bytes and reads',
    '',
    `Measured ${measured.at} on ${measured.on}: medians of three runs. Times depend on the machine and on what else it does; bytes and reads do not.`,
    '',
    ...tables.map(asMarkdown),
  ].join('\n');
  mkdirSync(STACKS, { recursive: true });
  writeFileSync(path, text);
  writeFileSync(path.replace(/md$/, 'json'), JSON.stringify({ ...measured, tables }, null, 2));
  say(`\n${text}`);
  return path;
}

function thisMachine(): string {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / BYTES_A_GB)} GB, Node ${process.versions.node}`;
}
