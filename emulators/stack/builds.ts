// Real parts: each workspace is built as for the cloud.
import { Problem } from '../problem.ts';
import type { Processes } from '../processes/processes.ts';
import type { StackFolder } from './stack-folder.ts';

/** Each workspace says itself how it is built; only where the result goes is ours, and that it is for the emulators. */
const API_BUILD = ['run', 'build', '--silent', '--workspace', 'functions', '--'];
const PAGES_BUILD = ['run', 'build', '--silent', '--workspace', 'web', '--'];

export async function buildApi(processes: Processes, { bundle }: StackFolder): Promise<void> {
  await build(processes, 'API', [...API_BUILD, `--outfile=${bundle}`]);
}

/** Builds again with every change, and shows what is wrong with it. */
export function watchApi(processes: Processes, { bundle }: StackFolder) {
  const always = [`--outfile=${bundle}`, '--watch=forever', '--log-level=warning'];
  return processes.start('npm', [...API_BUILD, ...always], { writesTo: 'screen' });
}

export async function buildPages(processes: Processes, { pages }: StackFolder): Promise<void> {
  await build(processes, 'pages', [...PAGES_BUILD, '--mode', 'emulators', '--outDir', pages, '--emptyOutDir']);
}

async function build(processes: Processes, what: string, args: string[]): Promise<void> {
  const { code, output } = await processes.run('npm', args);
  if (code !== 0) throw new Problem(`The ${what} cannot be built:\n\n${output.trim()}`);
}
