import * as z from 'zod/mini';
import { CommandError } from './command-error.ts';
import type { Project } from './project.ts';

/** How the provider hashes passwords: an import of hashes must name it. */
export const Hashing = z.object({
  algorithm: z.string(),
  signerKey: z.string(),
  saltSeparator: z.optional(z.string()),
  rounds: z.optional(z.number()),
  memoryCost: z.optional(z.number()),
});
export type Hashing = z.infer<typeof Hashing>;

/** An account as the provider's REST API sends it and accepts it. */
export const SavedAccount = z.looseObject({
  localId: z.string(),
  passwordHash: z.optional(z.string()),
  providerUserInfo: z.optional(z.array(z.looseObject({ providerId: z.string() }))),
});
export type SavedAccount = z.infer<typeof SavedAccount>;

const AccountsPage = z.object({
  users: z.optional(z.array(SavedAccount)),
  nextPageToken: z.optional(z.string()),
});

/** How many accounts the provider sends and accepts at once. */
const PAGE = 1_000;

const NO_HASHES =
  'These credentials may not see the hashes of passwords: give them the role Firebase Authentication Admin, or say ' +
  '--without-passwords; then customers must set new passwords after a restore.';

/** What the provider sends instead of a hash to callers who may not see it: REDACTED, in base64. */
const REDACTED = /^UkVEQUNURUQ=*$/;

/** Undefined on the emulators, whose hashes are plain. @throws {CommandError} when the credentials may not see it */
export async function hashingOf(project: Project): Promise<Hashing | undefined> {
  if (project.isLocal) return undefined;
  const config = await project.askAccounts(`admin/v2/projects/${project.id}/config`).catch((error) => {
    throw new CommandError(`${NO_HASHES} (${error.message})`, { cause: error });
  });
  const parsed = z.object({ signIn: z.object({ hashConfig: Hashing }) }).safeParse(config);
  if (!parsed.success || !parsed.data.signIn.hashConfig.signerKey) throw new CommandError(NO_HASHES);
  return parsed.data.signIn.hashConfig;
}

export async function hasAccounts(project: Project): Promise<boolean> {
  const { users = [] } = await pageOf(project, 1);
  return users.length > 0;
}

/** Every account with its claims, and on request with its password hash. @throws {CommandError} */
export async function* accountsOf(project: Project, withPasswords: boolean): AsyncGenerator<SavedAccount> {
  for (let next: string | undefined, isLast = false; !isLast; ) {
    const { users = [], nextPageToken }: z.infer<typeof AccountsPage> = await pageOf(project, PAGE, next);
    for (const user of users) yield withPasswords ? assertHash(user) : withoutPassword(user);
    next = nextPageToken;
    isLast = !next || users.length === 0;
  }
}

async function pageOf(project: Project, size: number, token?: string) {
  const query = new URLSearchParams({ maxResults: String(size), ...(token && { nextPageToken: token }) });
  return AccountsPage.parse(await project.askAccounts(`v1/projects/${project.id}/accounts:batchGet?${query}`));
}

function assertHash(account: SavedAccount): SavedAccount {
  if (REDACTED.test(account.passwordHash ?? '')) throw new CommandError(NO_HASHES);
  return account;
}

function withoutPassword({ passwordHash: _, salt: __, ...account }: SavedAccount): SavedAccount {
  return account;
}

/** What the import takes; the provider sets the rest, such as the time from which tokens are valid. */
const IMPORTED = [
  'localId',
  'email',
  'emailVerified',
  'displayName',
  'photoUrl',
  'phoneNumber',
  'disabled',
  'customAttributes',
  'createdAt',
  'lastLoginAt',
  'passwordHash',
  'salt',
  'mfaInfo',
];

const Imported = z.object({ error: z.optional(z.array(z.object({ index: z.number(), message: z.string() }))) });

/** Writes the accounts of these lines; `isOverwriting` replaces those of the same uid. Returns how many. @throws {CommandError} */
export async function writeAccounts(
  project: Project,
  lines: AsyncIterable<string>,
  { hashing, isOverwriting }: { hashing: Hashing | undefined; isOverwriting: boolean },
): Promise<number> {
  let written = 0;
  for await (const users of pagesOf(lines)) {
    const { algorithm: hashAlgorithm, ...parameters } = hashing ?? {};
    const body = { users, hashAlgorithm, ...parameters, allowOverwrite: isOverwriting };
    const path = `v1/projects/${project.id}/accounts:batchCreate`;
    const { error: [first] = [] } = Imported.parse(await project.askAccounts(path, body));
    if (first) throw new CommandError(`The account ${users[first.index]?.localId} is refused: ${first.message}`);
    written += users.length;
  }
  return written;
}

async function* pagesOf(lines: AsyncIterable<string>): AsyncGenerator<SavedAccount[]> {
  let page: SavedAccount[] = [];
  for await (const line of lines) {
    if (page.push(importable(SavedAccount.parse(JSON.parse(line)))) < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** Signing in by password or telephone follows from their own fields; only other providers are named. */
function importable(account: SavedAccount): SavedAccount {
  const providers = account.providerUserInfo?.filter(({ providerId }) => !['password', 'phone'].includes(providerId));
  const kept = Object.entries(account).filter(([field]) => IMPORTED.includes(field));
  return { ...Object.fromEntries(kept), localId: account.localId, providerUserInfo: providers };
}
