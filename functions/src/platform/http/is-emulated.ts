/** Whether this server runs on the emulators, where each read shows every change before it. */
export function isEmulated(): boolean {
  return process.env.FUNCTIONS_EMULATOR === 'true';
}
