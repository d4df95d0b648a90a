// Each workspace is built as for the cloud.
import { Problem } from '../problem.ts';
import type { Processes } from '../processes/processes.ts';
import type { StackFolder } from './stack-folder.ts';

/** Runs each workspace's own build script; only the output folder and the emulator mode are set here. */
const API_BUILD = ['run', 'build', '--silent', '--workspace', 'functions', '--'];
const PAGES_BUILD = ['run', 'build', '--silent', '--workspace', 'web', '--'];

export async function buildApi(processes: Processes, { bundle }: StackFolder): Promise<void> {
  await build(processes, 'API', [...API_BUILD, `--outfile=${bundle}`]);
}

/** Rebuilds on every change, and prints errors. */
export function watchApi(processes: Processes, { bundle }: StackFolder) {
  const always = [`--outfile=${bundle}`, '--watch=forever', '--log-level=warning'];
  return processes.start('npm', [...API_BUILD, ...always], { writesTo: 'screen' });
}

/** The pages name the address of their shop: `site`. */
export async function buildPages(processes: Processes, { pages, renderer }: StackFolder, site: string): Promise<void> {
  const args = [...PAGES_BUILD, '--mode', 'emulators', '--pages', pages, '--renderer', renderer];
  await build(processes, 'pages', args, { VITE_SITE_URL: site });
}

async function build(processes: Processes, what: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const { code, output } = await processes.run('npm', args, { env });
  if (code !== 0) throw new Problem(`The ${what} cannot be built:\n\n${output.trim()}`);
}
