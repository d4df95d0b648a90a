// Two commands: what is missing is told in one sentence.
/** Something the user can mend: told as its sentence alone, without a stack. */
export class Problem extends Error {}
