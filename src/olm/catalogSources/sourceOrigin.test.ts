import { describe, expect, it } from 'vitest';
import type { CatalogSource } from '~/kube/models/catalogSource';
import type { OperatorHub } from '~/kube/models/operatorHub';
import { aCatalogSource } from '~/test/builders';
import { originOf } from './sourceOrigin';

const MANAGED = { 'operatorframework.io/managed-by': 'marketplace-operator' };
const STATUS = ['redhat-operators', 'community-operators'].map((name) => ({ name }));

function aHub(spec: OperatorHub['spec'], sources: readonly object[] = STATUS): OperatorHub {
  return { metadata: { name: 'cluster' }, ...(spec && { spec }), status: { sources } };
}

function managed(name: string): CatalogSource {
  const source = aCatalogSource({ name });
  return { ...source, metadata: { ...source.metadata, annotations: MANAGED } };
}

const on = (decidedBy: string) => ({ kind: 'default', isDisabled: false, decidedBy });
const off = (decidedBy: string) => ({ kind: 'default', isDisabled: true, decidedBy });
const custom = { kind: 'custom' };

describe('the origin of a catalog (CS-022, CS-040)', () => {
  const named = aCatalogSource({ name: 'redhat-operators' });
  const other = aCatalogSource({ name: 'mirror' });
  const elsewhere = aCatalogSource({ name: 'redhat-operators', namespace: 'team-a' });
  const copied = managed('mirror');
  const entry = (disabled?: boolean) => ({
    name: 'redhat-operators',
    ...(disabled !== undefined && { disabled }),
  });

  it.each([
    ['a default catalog', managed('redhat-operators'), aHub({}), on('nobody')],
    [
      'one of OpenShift before the hub has a spec',
      managed('redhat-operators'),
      aHub(undefined),
      on('nobody'),
    ],
    [
      'one that is on though all are off',
      managed('redhat-operators'),
      aHub({ disableAllDefaultSources: true, sources: [entry(false)] }),
      on('entry'),
    ],
    [
      'one whose entry says nothing',
      managed('redhat-operators'),
      aHub({ disableAllDefaultSources: true, sources: [entry()] }),
      on('entry'),
    ],
    [
      'one that is about to go',
      managed('redhat-operators'),
      aHub({ sources: [entry(true)] }),
      off('entry'),
    ],
    [
      'one that goes with all',
      managed('redhat-operators'),
      aHub({ disableAllDefaultSources: true }),
      off('all'),
    ],
    [
      'the last of several entries',
      managed('redhat-operators'),
      aHub({ sources: [entry(true), entry(false)] }),
      on('entry'),
    ],
    ['a custom one under the name of a default that is on', named, aHub({}), on('nobody')],
    [
      'a custom one under the name of a default that is off',
      named,
      aHub({ sources: [entry(true)] }),
      custom,
    ],
    ['a custom one', other, aHub({}), custom],
    ['a custom one that has the copied annotation', copied, aHub({}), custom],
    [
      'a custom one that the spec names as if it were a default',
      other,
      aHub({ sources: [{ name: 'mirror', disabled: true }] }, [
        ...STATUS,
        { name: 'mirror', status: 'Error', message: 'Not present in the default definitions' },
      ]),
      custom,
    ],
    ['one of another namespace', elsewhere, aHub({}), custom],
    [
      'the annotation, before there is a status',
      managed('redhat-operators'),
      aHub({}, []),
      on('nobody'),
    ],
    ['no annotation, before there is a status', other, aHub({}, []), custom],
    [
      'the annotation, where the hub may not be read',
      managed('redhat-operators'),
      'hidden',
      on('nobody'),
    ],
    ['nothing, where the hub may not be read', other, 'hidden', { kind: 'unknown' }],
    ['another namespace, where the hub may not be read', elsewhere, 'hidden', custom],
    ['a cluster without OperatorHub (BR-057)', other, null, custom],
  ] as const)('%s', (_, source, hub, origin) => {
    expect(originOf(source, hub)).toEqual(origin);
  });
});
