import { CommandError } from './command-error.ts';

/** Why a disk takes no file, by the codes of the operating system. */
const REASONS: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'Your quota of the disk is used up',
  EFBIG: 'The disk takes no file of this size',
  EROFS: 'The disk is read-only',
  EACCES: 'You may not write there',
  EPERM: 'You may not write there',
  ENOTDIR: 'Part of the path is a file',
  EIO: 'The disk is broken',
};

const CALLS = ['mkdir', 'open', 'write', 'writev', 'fsync', 'close'];

/** Whether the file system failed, and not the network: an error of either has a code. */
export function isDiskError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && CALLS.includes(String(error.syscall));
}

/** An error of the file system as a sentence; any other error as it is. */
export function asNotSaved(error: unknown, folder: string): unknown {
  if (!isDiskError(error)) return error;
  const reason = REASONS[error.code ?? ''] ?? error.message;
  return new CommandError(`${reason}: nothing was saved in ${folder}. Make room, or choose another place with --to.`, {
    cause: error,
  });
}
