/** Seconds that a step, file or test took. */
export type Timed = readonly [name: string, seconds: number];

/** Fewer files or tests are a partial run, whose times are of no interest. */
export const MANY = 50;
const SHOWN = 10;

export function slowest(all: readonly Timed[]): readonly Timed[] {
  return all.toSorted(([, one], [, other]) => other - one).slice(0, SHOWN);
}

export function timeTable(title: string, rows: readonly Timed[]): string {
  const lines = rows.map(([name, seconds]) => `${seconds.toFixed(1).padStart(8)}  ${name}`);
  return ['', title, ...lines].join('\n');
}
