/** Why a backup or a restore cannot be done, in a sentence for whoever has asked for it. */
export class CommandError extends Error {}
