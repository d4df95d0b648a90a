import { PEOPLE } from './data/people.ts';
import { say } from './progress.ts';

/** What one needs to know once the shop is open. */
export function sayOpen(address: string): void {
  const widest = Math.max(...PEOPLE.map(({ email }) => email.length));
  const people = PEOPLE.map(
    ({ name, email, password }) => `  ${name.padEnd(10)}${email.padEnd(widest + 2)}${password}`,
  );
  say(`
  The shop is open:  ${address}

${people.join('\n')}

  Ctrl+C stops it and keeps its data; npm run reset empties it.
`);
}
