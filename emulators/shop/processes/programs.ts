// The programs that this folder runs besides those of the shop.

import { createRequire } from 'node:module';
import { execa } from 'execa';

/** The Firebase CLI of the installed packages, for `node`. */
export const FIREBASE_CLI = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/** What a short program of the machine prints, on both outputs; nothing when it is missing or fails. */
export async function runText(program: string, args: string[]): Promise<string | undefined> {
  const { failed, all } = await execa(program, args, { reject: false, all: true, stdin: 'ignore' });
  return failed ? undefined : all;
}
