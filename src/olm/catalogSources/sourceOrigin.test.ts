import { describe, expect, it } from 'vitest';
import type { CatalogSource } from '~/kube/models/olm';
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
      'one of OpenShift before OperatorHub has a spec',
      managed('redhat-operators'),
      aHub(undefined),
      on('nobody'),
    ],
    [
      'one that is enabled while all are disabled',
      managed('redhat-operators'),
      aHub({ disableAllDefaultSources: true, sources: [entry(false)] }),
      on('entry'),
    ],
    [
      'one whose entry is empty',
      managed('redhat-operators'),
      aHub({ disableAllDefaultSources: true, sources: [entry()] }),
      on('entry'),
    ],
    [
      'one that will be deleted',
      managed('redhat-operators'),
      aHub({ sources: [entry(true)] }),
      off('entry'),
    ],
    [
      'one that is disabled with all',
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
    ['a custom one with the name of an enabled default', named, aHub({}), on('nobody')],
    [
      'a custom one with the name of a disabled default',
      named,
      aHub({ sources: [entry(true)] }),
      custom,
    ],
    ['a custom one', other, aHub({}), custom],
    ['a custom one that has the copied annotation', copied, aHub({}), custom],
    [
      'a custom one that the spec names like a default',
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
      'the annotation, if OperatorHub cannot be read',
      managed('redhat-operators'),
      'hidden',
      on('nobody'),
    ],
    ['nothing, if OperatorHub cannot be read', other, 'hidden', { kind: 'unknown' }],
    ['another namespace, if OperatorHub cannot be read', elsewhere, 'hidden', custom],
    ['a cluster without OperatorHub (BR-057)', other, null, custom],
  ] as const)('%s', (_, source, hub, origin) => {
    expect(originOf(source, hub)).toEqual(origin);
  });
});
