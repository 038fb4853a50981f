import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { MANY, slowest, type Timed, timeTable } from './timeTable';

/** Lists the slowest end-to-end tests at the end of a run. */
export default class SpecReporter implements Reporter {
  readonly #times: Timed[] = [];

  onTestEnd({ location, title }: TestCase, { duration }: TestResult): void {
    const file = location.file.split('/').at(-1) ?? '';
    this.#times.push([`${file}: ${title}`, duration / 1000]);
  }

  onEnd(): void {
    if (this.#times.length < MANY) return;
    console.log(timeTable('Slowest end-to-end tests, in seconds', slowest(this.#times)));
  }

  printsToStdio(): boolean {
    return false;
  }
}
