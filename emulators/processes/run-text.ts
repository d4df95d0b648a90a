// Two commands: asks the programs of the machine what they are.
import { execa } from 'execa';

/** What a short program of the machine prints, on both outputs; nothing when it is missing or fails. */
export async function runText(program: string, args: string[]): Promise<string | undefined> {
  const { failed, all } = await execa(program, args, { reject: false, all: true, stdin: 'ignore' });
  return failed ? undefined : all;
}
