import { describe, expect, it } from 'vitest';
import { listAt, textAt, valueAt } from '../../console/json';
import { kustomize } from './kustomize';

/** The limits of openshift/api, console/v1/types_console_quick_start.go. */
const LONGEST_DESCRIPTION = 256;

describe('the Quick Starts', async () => {
  const all = await kustomize('deploy/quick-starts');
  const names = all.map((one) => textAt(one, 'metadata', 'name'));

  it('are two, which no other folder applies', async () => {
    expect(names).toEqual(['operator-hub-install-operator', 'operator-hub-review-update']);
    const plugin = await kustomize('deploy');
    expect(plugin.map((one) => textAt(one, 'kind'))).not.toContain('ConsoleQuickStart');
  });

  it.each(all)('have what the console requires: $metadata.name', (one) => {
    expect(textAt(one, 'apiVersion')).toBe('console.openshift.io/v1');
    for (const field of ['displayName', 'introduction', 'description']) {
      expect(textAt(one, 'spec', field)).toMatch(/\S/);
    }
    expect(textAt(one, 'spec', 'description')?.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
    expect(valueAt(one, 'spec', 'durationMinutes')).toBeGreaterThanOrEqual(1);
    const tasks = listAt(one, 'spec', 'tasks');
    expect(tasks.length).toBeGreaterThan(0);
    for (const task of tasks) {
      for (const path of [
        ['title'],
        ['description'],
        ['review', 'instructions'],
        ['review', 'failedTaskHelp'],
      ]) {
        expect(textAt(task, ...path)).toMatch(/\S/);
      }
    }
    for (const next of listAt(one, 'spec', 'nextQuickStart')) expect(names).toContain(next);
  });
});
