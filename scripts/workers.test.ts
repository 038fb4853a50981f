import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * A worker with a module that the console provides stops when it starts, and the page does its work in the main thread
 * instead, which only a measurement would reveal.
 */
const ABSENT = /^(?:@openshift-console\/|@patternfly\/|@tanstack\/|react(?:$|[-/]))/;

const workers = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.worker.ts'))
  .map((path) => join('src', path));

it('finds the workers', () => {
  expect(workers.length).toBeGreaterThan(3);
});

it.each(workers)('%s imports no module that only the console has', (worker) => {
  expect([...pathsToAbsent(worker)]).toEqual([]);
});

it('detects such a module behind other modules', () => {
  expect([...pathsToAbsent('src/kube/identity.ts')].join('\n')).toContain(
    'src/kube/request.ts → @openshift-console/dynamic-plugin-sdk',
  );
});

/** The imports of absent modules that are reachable at run time. */
function pathsToAbsent(entry: string): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set([entry]);
  // Grows while it is visited.
  for (const file of seen) {
    for (const name of importsOf(file)) {
      if (ABSENT.test(name)) found.add(`${file} → ${name}`);
      const path = fileOf(name, file);
      if (path !== null) seen.add(path);
    }
  }
  return found;
}

/** Without imports of only types, which the compiler removes, and without imports on demand. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, names = '', from = '']) => {
    const all = names.replaceAll(/[{}]/g, '').split(',');
    const isOfTypes = all.every((name) => name.trim() === '' || /^\s*type\s/.test(name));
    return names.startsWith('type ') || (names !== '' && isOfTypes) ? [] : [from];
  });
}

const IMPORT = /^(?:import|export)\s+(?:([^;']*?)\s+from\s+)?'([^']+)'/gm;

/** `null`: not of this plugin. */
function fileOf(name: string, from: string): string | null {
  if (!/^[~.]/.test(name)) return null;
  const base = name.startsWith('~/') ? join('src', name.slice(2)) : join(dirname(from), name);
  return [`${base}.ts`, `${base}.tsx`].find(existsSync) ?? null;
}
