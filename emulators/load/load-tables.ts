// Costs are known: what a load run has shown, as tables.
import { percentile } from '../bench/median.ts';
import { type Cell, short, type Table } from '../bench/table.ts';
import type { Figures, LoadedStep } from './run-load.ts';
import type { Made } from './visit.ts';

/** All calls of each step, beside those of the bare function. */
export function stepTable(loaded: LoadedStep[]): Table {
  const rows = loaded.map(({ step, shop, bare }): Cell[] => [
    `${step.buyers} buyers, ${step.atOnce} at once`,
    ...figuresOf(shop),
    ...(bare ? [...figuresOf(bare), `${short(perSecond(bare) / perSecond(shop))}×`] : []),
  ]);
  const columns = ['calls/s', 'p50 / p95 / p99 ms', 'errors'];
  const bareColumns = loaded[0]?.bare ? [...columns.map((name) => `bare ${name}`), 'overhead'] : [];
  return { title: 'Buyers at once', columns: ['step', ...columns, ...bareColumns], rows };
}

/** Each kind of call in each step. */
export function kindTable(loaded: LoadedStep[]): Table {
  const kinds = [...new Set(loaded.flatMap(({ shop }) => shop.made.map(({ kind }) => kind)))].toSorted();
  const rows = loaded.flatMap(({ step, shop, bare }) =>
    kinds.map((kind): Cell[] => {
      const [ours = [], theirs = []] = [shop, bare].map((one) => one?.made.filter((call) => call.kind === kind));
      const beside = bare ? [latencies(theirs)] : [];
      return [kind, step.atOnce, ours.length, latencies(ours), errors(ours), ...beside];
    }),
  );
  const bareColumns = loaded[0]?.bare ? ['bare p50 / p95 / p99 ms'] : [];
  return {
    title: 'Kinds of calls',
    columns: ['call', 'at once', 'calls', 'p50 / p95 / p99 ms', 'errors', ...bareColumns],
    rows,
  };
}

function figuresOf(figures: Figures): Cell[] {
  return [perSecond(figures), latencies(figures.made), errors(figures.made)];
}

function perSecond({ made, seconds }: Figures): number {
  return made.length / seconds;
}

/** Calls that were cut on purpose are no errors, and say nothing about time. */
function latencies(made: Made[]): Cell {
  const times = made.filter(({ isCut }) => !isCut).map(({ ms }) => ms);
  return times.length === 0 ? '-' : [50, 95, 99].map((percent) => short(percentile(times, percent))).join(' / ');
}

function errors(made: Made[]): number {
  return made.filter(({ isCut, status }) => !isCut && status !== 200).length;
}
