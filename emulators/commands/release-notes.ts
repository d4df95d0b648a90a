// Prints what the changelog says of a tag: GitHub publishes it with the release.
import { readFileSync } from 'node:fs';
import { releaseNotes } from '../checks/deployment/release-notes.ts';
import { runCommand } from '../shop/command.ts';
import { ROOT } from '../shop/paths.ts';

await runCommand({
  run: async (_stop, [tag = '']) => {
    const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
    console.info(releaseNotes(tag, version, readFileSync(`${ROOT}.github/CHANGELOG.md`, 'utf8')));
    return 0;
  },
});
