/** For `no-restricted-imports`, in the end-to-end tests: a page that nobody watches may ask anybody for anything. */
export const guardedPages = {
  name: '@playwright/test',
  importNames: ['test'],
  message: 'That of fixtures/hub watches every page: see fixtures/guard.ts.',
};

/** Opens no page; has a console of its own, and brings the guard itself. */
export const unguardedSpecs = ['**/built-scripts.spec.ts', '**/standalone-login.spec.ts'];
