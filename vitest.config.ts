import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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
          include: ['src/domain/**/*.test.ts'],
          setupFiles: ['./scripts/seed.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'plugin',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/domain/**'],
          setupFiles: ['./scripts/seed.ts', 'src/test/setup.ts'],
          css: false,
          testTimeout: 20_000,
          server: { deps: { inline: [/@patternfly/] } },
        },
      },
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
