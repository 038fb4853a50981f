import { describe, expect, it } from 'vitest';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import { aCsv, anInstallPlan } from '~/test/builders';
import { replacesChain } from './replacesChain';

function csv(name: string, replaces?: string): ClusterServiceVersion {
  return aCsv({ name, ...(replaces === undefined ? {} : { spec: { replaces } }) });
}

function plan(identifier: string, replaces: string) {
  return anInstallPlan({
    name: `install-${identifier}`,
    status: { bundleLookups: [{ path: '', identifier, replaces }] },
  });
}

describe('previous versions of an Operator (SU-024)', () => {
  it.each([
    ['only the first', [csv('q.v1.0.0')], [], 'q.v1.0.0*'],
    ['the version in `spec.replaces`', [csv('q.v1.1.0', 'q.v1.0.0')], [], 'q.v1.0.0 q.v1.1.0*'],
    [
      'earlier versions from past plans',
      [csv('q.v1.2.0', 'q.v1.1.0')],
      [plan('q.v1.1.0', 'q.v1.0.0'), plan('q.v1.2.0', 'q.v1.1.0')],
      'q.v1.0.0 q.v1.1.0 q.v1.2.0*',
    ],
    [
      'the CSV that is being replaced',
      [csv('q.v1.0.0'), csv('q.v1.1.0', 'q.v1.0.0')],
      [],
      'q.v1.0.0* q.v1.1.0*',
    ],
    [
      'the CSV before the plan',
      [csv('q.v2.0.0', 'q.v1.9.0')],
      [plan('q.v2.0.0', 'q.v1.0.0')],
      'q.v1.9.0 q.v2.0.0*',
    ],
    [
      'each once in a cycle',
      [csv('q.v2.0.0', 'q.v1.0.0')],
      [plan('q.v1.0.0', 'q.v2.0.0')],
      'q.v1.0.0 q.v2.0.0*',
    ],
    ['nothing without a CSV', [], [plan('q.v2.0.0', 'q.v1.0.0')], ''],
  ])('%s', (_case, csvs, plans, expected) => {
    const names = replacesChain(csvs, plans).map(({ csvName, isPresent }) =>
      isPresent ? `${csvName}*` : csvName,
    );
    expect(names.join(' ')).toBe(expected);
  });
});
