import { describe, expect, it } from 'vitest';
import { extensionMoments } from '~/test/recordedExtensions';
import { operatorHealth } from './extensionHealth';
import { extensionStatus } from './extensionStatus';

const MOMENTS = extensionMoments();

describe('the status of an extension, at every event', () => {
  it.each([...new Set(MOMENTS.map(({ situation }) => situation))])('of %s', (name) => {
    const described = MOMENTS.filter(({ situation }) => situation === name);
    expect(described).not.toEqual([]);
    for (const { extension, ...facts } of described) {
      const status = extensionStatus(extension, facts);
      const { kind, level, runs } = operatorHealth(extension, status);
      const isWell = extension.installed !== null && status.findings.length === 0;
      expect(kind === 'ready').toBe(isWell);
      expect(kind === 'removing').toBe(extension.isDeleting);
      // A running Operator has not failed, whatever OLM reports about its update.
      if (runs) expect(level).not.toBe('failed');
      // An applied bundle does not imply a running workload.
      if (status.health.kind === 'failing') expect(runs).toBe(false);
    }
  });
});
