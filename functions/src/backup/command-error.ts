/** Why a backup or a restore cannot be done, in a sentence for the person who started it. */
export class CommandError extends Error {}
