import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What is kept in the browser's storage, and in modules with it, lives as long as the process: each has one of its own. */
const STORAGE_TESTS = [
  'src/data/catalog/packageEntries.test.ts',
  'src/data/catalog/packageIcon.test.ts',
  'src/data/catalog/packageItems.test.ts',
  'src/data/catalogIndex/catalogIndex.test.ts',
  'src/data/catalogIndex/indexThread.test.ts',
];

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const inBrowser = {
  environment: 'jsdom',
  setupFiles: ['./scripts/seed.ts', 'src/test/setup.ts'],
  css: false,
  testTimeout: 20_000,
  server: { deps: { inline: [/@patternfly/] } },
};

export default defineConfig({
  resolve: {
    alias: [
      { find: /^~\//, replacement: `${at('src')}/` },
      { find: '@openshift-console/dynamic-plugin-sdk', replacement: at('src/test/consoleSdk.tsx') },
    ],
  },
  test: {
    // Vitest leaves one core free by itself, which on two is half of the machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          // Pure functions: a browser would take longer to start than they to be tested.
          environment: 'node',
          // They keep no state either, so that files may share a process: a fifth of the time.
          isolate: false,
          include: ['src/domain/**/*.test.ts'],
          setupFiles: ['./scripts/seed.ts'],
          testTimeout: 20_000,
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
          exclude: ['src/domain/**', ...STORAGE_TESTS],
        },
      },
      { extends: true, test: { ...inBrowser, name: 'storage', include: STORAGE_TESTS } },
      {
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: ['./scripts/seed.ts'],
          include: ['{scripts,local}/**/*.test.ts'],
        },
      },
    ],
  },
});
