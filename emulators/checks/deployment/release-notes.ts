// What the changelog says of a release.
import { Problem } from '../../shop/problem.ts';

/** The notes of a tag, for its page. @throws {Problem} where it is not the version of the code, or has none */
export function releaseNotes(tag: string, version: string, changelog: string): string {
  if (tag !== `v${version}`) throw new Problem(`The tag is ${tag}, but package.json has the version ${version}.`);
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((one) => one.startsWith(`${version}\n`));
  const notes = section?.slice(version.length).trim();
  if (!notes) throw new Problem(`.github/CHANGELOG.md says nothing of ${version}.`);
  return notes;
}
