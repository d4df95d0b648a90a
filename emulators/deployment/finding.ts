// Nothing half ready goes out: what the doctor says.
/** One sentence or a few. Faults stop a deployment, hints do not. */
export interface Finding {
  kind: 'fault' | 'hint';
  text: string;
}

export function fault(text: string): Finding {
  return { kind: 'fault', text };
}

export function hint(text: string): Finding {
  return { kind: 'hint', text };
}

/** The finding, where it is true. */
export function when(isSo: boolean, finding: Finding): Finding[] {
  return isSo ? [finding] : [];
}
