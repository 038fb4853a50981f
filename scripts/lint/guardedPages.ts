/** For `no-restricted-imports` in end-to-end tests: unguarded pages could send requests to any host. */
export const guardedPages = {
  name: '@playwright/test',
  importNames: ['test'],
  message: 'That of fixtures/hub watches every page: see fixtures/guard.ts.',
};

/** Exceptions: one opens no page; one has its own console and applies the guard itself. */
export const unguardedSpecs = ['**/built-scripts.spec.ts', '**/standalone-login.spec.ts'];
