import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What `npm test` runs, with its configuration. */
const SUITE = ['src', 'local', 'console', 'integration-tests', 'scripts'];
const CONFIGURATION = ['vitest.config.ts', 'playwright.config.ts', 'package.json', 'README.md'];
/** Commands of their own that read the recordings beside the repository. */
const OTHER_COMMANDS = /^scripts\/(corpus\/|fixtures\/|bench|ownFiles\.test\.ts$)/;
/** The folder beside the repository; an import cannot leave the repository, and lint checks its path. */
const OUTSIDE = /\bshared\/data\b|\.\.\/shared\b/;
const IMPORT = /^(import|export|\} from) .*$/gm;

describe('npm test', () => {
  it('reads nothing outside the repository, which is all that its users have', () => {
    const files = SUITE.flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(tsx?|json|md)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((path) => !path.includes('node_modules/') && !OTHER_COMMANDS.test(path)),
    );
    expect(files.length).toBeGreaterThan(1500);
    const readers = [...files, ...CONFIGURATION].filter((path) =>
      OUTSIDE.test(readFileSync(path, 'utf8').replace(IMPORT, '')),
    );
    expect(readers).toEqual([]);
  });

  it('is the command of the README that CI runs', () => {
    const [, command = ''] = /^COMMAND='(.*)'$/m.exec(readFileSync('.ci/run', 'utf8')) ?? [];
    expect(command).toBe('npm ci && npm test');
    expect(readFileSync('README.md', 'utf8').split('\n')).toContain(command);
  });
});
