/** An error that the user can fix: printed as its message alone, without a stack trace. */
export class Problem extends Error {}
