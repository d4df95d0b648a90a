import { createHash } from 'node:crypto';
import fs, { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Project } from './project.ts';
import { checkBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const PICTURE = `${createHash('sha256').update('a picture').digest('hex').slice(0, 12)}.webp`;

let place: string;
let folder: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'disk-'));
  folder = join(place, 'saved');
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(place, { recursive: true });
});

/** A shop of one product, whose picture stands at this host. */
function shopAt(imageHost: string): Project {
  const root = 'projects/shop/databases/(default)/documents';
  const fields = { img: { stringValue: `${imageHost}/${PICTURE}` } };
  return {
    id: 'shop',
    isLocal: true,
    root,
    askFirestore: async () => [
      { readTime: '2026-01-01T00:00:00Z', document: { name: `${root}/products/lamp`, fields } },
    ],
    askAccounts: async () => ({ users: [{ localId: 'rahim' }] }),
    empty: () => Promise.reject(new Error('not asked')),
  };
}

async function imageHost(): Promise<string> {
  const host = createServer((_request, response) => response.end('a picture'));
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void host.close());
  return `http://127.0.0.1:${(host.address() as AddressInfo).port}`; // an address with a port, as it listens on one
}

const backUp = (host = 'http://pictures.example') =>
  writeBackup(shopAt(host), folder, { at: undefined, withPasswords: true, imageHost: host });

/** From now on the disk takes no more of what this tells. */
function failWriting(code: string, isTooMuch: (bytes: Buffer) => boolean = () => true): void {
  const write = fs.write;
  vi.spyOn(fs, 'write').mockImplementation(((...args: Parameters<typeof write>) => {
    const [, bytes] = args as unknown as [number, Buffer];
    const done = args.at(-1) as unknown as (error: NodeJS.ErrnoException) => void;
    if (!isTooMuch(bytes)) return write(...args);
    done(Object.assign(new Error(`${code}: no more, write`), { code, syscall: 'write' }));
  }) as typeof write);
}

test.each([
  ['ENOSPC', 'The disk is full'],
  ['EDQUOT', 'Your quota of the disk is used up'],
  ['EFBIG', 'The disk takes no file of this size'],
  ['EIO', 'The disk is broken'],
  ['EUNKNOWN', 'EUNKNOWN: no more, write'],
])('a disk that fails with %s is told in a sentence, and no half of the backup stays', async (code, reason) => {
  failWriting(code);
  await expect(backUp()).rejects.toThrow(
    `${reason}: nothing was saved in ${folder}. Make room, or choose another place with --to.`,
  );
  expect(readdirSync(place)).toEqual([]);
});

test('a disk with room for the documents and not for a picture makes no backup without the picture', async () => {
  const host = await imageHost();
  failWriting('ENOSPC', (bytes) => bytes.includes('a picture'));
  await expect(backUp(host)).rejects.toThrow(`The disk is full: nothing was saved in ${folder}.`);
  expect(readdirSync(place)).toEqual([]);
  vi.restoreAllMocks();
  expect(await backUp(host)).toMatchObject({ pictures: 1, picturesNotHeld: {} });
  expect(await checkBackup(folder)).toMatchObject({ documents: { lines: 1 }, accounts: { lines: 1 } });
});

test('a place that is a file is told in a sentence, and the file stays', async () => {
  writeFileSync(folder, 'a letter');
  await expect(backUp()).rejects.toThrow(`${folder} is there already: name a new folder.`);
  const file = folder;
  folder = join(file, 'below');
  await expect(backUp()).rejects.toThrow(`Part of the path is a file: nothing was saved in ${folder}.`);
  expect(readFileSync(file, 'utf8')).toBe('a letter');
});

test('what is no error of the disk stays as it is, and leaves nothing', async () => {
  const project = { ...shopAt('http://pictures.example'), askAccounts: () => Promise.reject(new Error('Signed out.')) };
  const wishes = { at: undefined, withPasswords: true, imageHost: undefined };
  await expect(writeBackup(project, folder, wishes)).rejects.toThrow(/^Signed out\.$/);
  expect(existsSync(folder)).toBe(false);
});

test('a backup whose folder of pictures is gone is damaged', async () => {
  await backUp(await imageHost());
  rmSync(join(folder, 'pictures'), { recursive: true });
  await expect(checkBackup(folder)).rejects.toThrow('pictures is damaged: of 1 pictures it has 0.');
});
