/** Known only to some browsers: whether data is dear, and how fast the connection seems to be. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True where nothing should be loaded that nobody has asked for. */
export function savesData(
  navigator: { connection?: Connection } = window.navigator as { connection?: Connection },
): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
