import { CommandError } from '../src/backup/command-error.ts';
import { findAccountOf } from '../src/platform/http/accounts.ts';
import { promote } from '../src/users/change-role.ts';
import { insertUser } from '../src/users/users-store.ts';
import { runInProject } from './run-command.ts';

/** The author in the audit: a command has the project's credentials, but no account of the shop. */
const BY = { uid: 'promote-admin', email: 'npm run promote-admin' };

const [email] = process.argv.slice(2);

// Makes an account an admin, as the admin pages do: for the first admin of a shop, whom no other admin can promote.
await runInProject('promote-admin -- …', async () => {
  if (!email) throw new CommandError('Say whom to promote: npm run promote-admin -- someone@example.com');
  const account = await findAccountOf(email);
  if (!account) throw new CommandError(`Nobody has registered as ${email} yet: register in the shop first.`);
  if (!account.emailVerified)
    throw new CommandError(
      `The address ${email} is not verified yet: open the link that your profile page in the shop sends you.`,
    );
  const { uid, displayName: name } = account;
  await insertUser({ uid, email: email.toLowerCase(), name }, { email });
  const modified = await promote(uid, BY, async () => {}); // running this command is permission enough
  console.warn(modified ? `${email} is an admin now.` : `${email} was an admin already.`);
});
