// The folders that tools read and write.
import { fileURLToPath } from 'node:url';

/** The folder of the whole shop, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What the commands make and keep; none of it is in git. */
export const STACKS = `${ROOT}emulators/.stack`;
