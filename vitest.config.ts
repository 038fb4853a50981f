import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** They change the browser's storage or the user of the page, which last as long as the process: each has its own. */
const STATE_TESTS = [
  'src/catalog/read/packageEntries.test.ts',
  'src/olm/read/packageIcon.test.ts',
  'src/olm/read/packageItems.test.ts',
  'src/olm/read/packageIndex/catalogIndex.test.ts',
  'src/olm/read/packageIndex/indexThread.test.ts',
  'src/kube/provideQueries.test.tsx',
];

/** Pure functions; hooks read what they judge. */
const RULES = ['src/*/rules/**/*.test.ts', 'src/olm/**/*.test.ts'];
const NO_RULES = ['src/olm/read/**'];
const RULES_ALONE = ['src/*/rules/**', 'src/olm/!(read)/**', 'src/olm/*.test.ts'];

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const OURS = { find: /^~\//, replacement: `${at('src')}/` };

/** `npm run test:corpus` reads files outside of the repository. */
const CORPUS = 'scripts/corpus/**';

/** A dozen clicks take this long on a machine with other work. */
const PATIENT = { testTimeout: 60_000 };

const inBrowser = {
  ...PATIENT,
  environment: 'jsdom',
  setupFiles: ['./scripts/seed.ts', 'src/test/setup.ts'],
  css: false,
  server: { deps: { inline: [/@patternfly/] } },
};

export default defineConfig({
  resolve: {
    alias: [
      OURS,
      { find: '@openshift-console/dynamic-plugin-sdk', replacement: at('src/test/consoleSdk.tsx') },
    ],
  },
  test: {
    // Vitest leaves one core free by itself, which on two is half of the machine.
    maxWorkers: availableParallelism(),
    reporters: [
      'default',
      ...(process.env['GITHUB_ACTIONS'] === undefined ? [] : ['github-actions']),
      './scripts/unitReporter.ts',
    ],
    projects: [
      {
        extends: true,
        test: {
          ...PATIENT,
          name: 'rules',
          // Pure functions: a browser would take longer to start than they to be tested.
          environment: 'node',
          // They keep no state either, so that files may share a process: a fifth of the time.
          isolate: false,
          include: RULES,
          exclude: NO_RULES,
          setupFiles: ['./scripts/seed.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: 'plugin',
          // To load PatternFly for each file anew takes twice as long as all the tests.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...RULES_ALONE, ...STATE_TESTS],
        },
      },
      { extends: true, test: { ...inBrowser, name: 'state', include: STATE_TESTS } },
      {
        resolve: { alias: [OURS] },
        test: {
          ...PATIENT,
          name: 'node',
          environment: 'node',
          setupFiles: ['./scripts/seed.ts'],
          include: ['{scripts,local,console}/**/*.test.ts'],
          exclude: ['**/node_modules/**', CORPUS],
        },
      },
    ],
  },
});
