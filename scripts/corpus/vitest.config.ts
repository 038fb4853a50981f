import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The tests that read real catalogs and definitions, which are not part of the repository. */
export default defineConfig({
  root: at('../..'),
  resolve: { alias: [{ find: /^~\//, replacement: `${at('../../src')}/` }] },
  test: {
    name: 'corpus',
    environment: 'node',
    setupFiles: ['./scripts/seed.ts'],
    include: ['scripts/corpus/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
