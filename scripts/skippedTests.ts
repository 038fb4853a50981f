import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';

/** Lists skipped tests at the end of a run. Tests with requirements have `(needs …)` in their titles. */
export default class SkippedTests implements Reporter {
  #isFiltered = false;

  onInit({ config }: Vitest): void {
    this.#isFiltered = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = this.#isFiltered ? [] : modules.flatMap(skippedIn);
    if (skipped.length > 0) console.log(['Skipped:', ...skipped, ''].join('\n  '));
  }
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
