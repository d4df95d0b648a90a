import { type Cell, short, type Table } from './table.ts';

/** A measured value beside its limit; one of the two limits is given. */
export interface Target {
  what: string;
  unit: string;
  value: number;
  atMost?: number;
  atLeast?: number;
}

export function targetTable(targets: Target[]): Table {
  return {
    title: 'Against the targets',
    columns: ['measure', 'target', 'measured', 'met'],
    rows: targets.map(rowOf),
  };
}

function rowOf({ what, unit, value, atMost, atLeast }: Target): Cell[] {
  const isMet = value <= (atMost ?? value) && value >= (atLeast ?? value);
  const limit = atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`;
  return [what, `${limit} ${unit}`.trim(), short(value), isMet ? 'yes' : 'no'];
}
