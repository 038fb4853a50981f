import { MANY, slowest, timeTable } from './timeTable';
import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';

/** Lists skipped tests and the slowest files at the end of a run. Tests with requirements have `(needs …)` in their titles. */
export default class UnitReporter implements Reporter {
  #isFiltered = false;

  onInit({ config }: Vitest): void {
    this.#isFiltered = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = this.#isFiltered ? [] : modules.flatMap(skippedIn);
    if (skipped.length > 0) console.log(['Skipped:', ...skipped, ''].join('\n  '));
    if (modules.length < MANY) return;
    const times = modules.map((one) => [one.relativeModuleId, seconds(one)] as const);
    console.log(timeTable('Slowest unit test files, in seconds', slowest(times)));
  }
}

function seconds(module: TestModule): number {
  return module.diagnostic().duration / 1000;
}

/** A skipped group is listed once. */
function skippedIn(parent: TestModule | TestSuite): readonly string[] {
  return [...parent.children].flatMap((child) => {
    if (isSkipped(child)) return [`${child.module.relativeModuleId}: ${child.fullName}`];
    return child.type === 'suite' ? skippedIn(child) : [];
  });
}

function isSkipped(child: TestCase | TestSuite): boolean {
  return child.type === 'suite'
    ? child.options.mode === 'skip'
    : child.result().state === 'skipped';
}
