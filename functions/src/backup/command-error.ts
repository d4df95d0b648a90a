/** Why a command cannot do its work, in a sentence for the person who started it. */
export class CommandError extends Error {}
