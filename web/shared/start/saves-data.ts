/** Only in some browsers: whether to save data, and the estimated speed of the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether nothing should be preloaded. */
export function savesData(
  navigator: { connection?: Connection } = window.navigator as { connection?: Connection },
): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
