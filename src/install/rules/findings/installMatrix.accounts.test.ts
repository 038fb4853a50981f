import { describe, expect, it } from 'vitest';
import { anOperatorGroup } from '~/test/builders';
import { aPackage, supporting } from '~/test/installBuilders';
import { planned, described } from '~/test/installMatrix';

const group = (spec: object) => anOperatorGroup({ name: 'og', spec });

describe('other settings of an OperatorGroup', () => {
  const own = { targetNamespaces: ['team-a'] };
  const apis = supporting('OwnNamespace');
  const crd = { name: 'pens.example.com', version: 'v1', kind: 'Pen' };
  const serving = aPackage({
    csv: { ...apis?.csv, customresourcedefinitions: { owned: [crd] } },
  });
  const fixed = group({ ...own, staticProvidedAPIs: true });
  const listing = {
    ...fixed,
    metadata: { ...fixed.metadata, annotations: { 'olm.providedAPIs': 'Pen.v1.example.com' } },
  };
  const accounts = { serviceAccounts: ['default', 'installer'] };

  it.each([
    [
      'an existing service account limits it (OG-025, OG-029)',
      { ...own, serviceAccountName: 'installer' },
      accounts,
      ['info account-limits'],
    ],
    [
      'a missing one blocks it (IP-013)',
      { ...own, serviceAccountName: 'gone' },
      accounts,
      ['danger account-missing → namespace=quill'],
    ],
    [
      'an unknown one limits it',
      { ...own, serviceAccountName: 'gone' },
      {},
      ['info account-limits'],
    ],
    [
      'fail-forward upgrades are reported',
      { ...own, upgradeStrategy: 'TechPreviewUnsafeFailForward' },
      {},
      ['info group-fails-forward'],
    ],
    ['the default strategy is not reported', { ...own, upgradeStrategy: 'Default' }, {}, []],
  ] as const)('%s', (_, spec, facts, expected) => {
    expect(described({ facts: { ...facts, operatorGroups: [group(spec)] } })).toEqual(expected);
  });

  it.each([
    [
      'rejects an Operator whose APIs it does not list (OG-011, OG-012)',
      [fixed],
      ['danger group-static → namespace=quill'],
    ],
    ['accepts one whose APIs it lists (OG-012)', [listing], []],
  ] as const)('fixed APIs: %s', (_, operatorGroups, expected) => {
    expect(described({ offered: serving, facts: { operatorGroups } })).toEqual(expected);
  });
});

describe('a new OperatorGroup', () => {
  it.each([
    [
      'can have a service account (OG-025)',
      { serviceAccount: 'installer' },
      '{"targetNamespaces":["team-a"],"serviceAccountName":"installer"}',
      ['info account-limits'],
    ],
    [
      'can have one that does not exist yet, which is created',
      { serviceAccount: 'gone' },
      '{"targetNamespaces":["team-a"],"serviceAccountName":"gone"}',
      ['info account-limits'],
    ],
    [
      'can fail forward',
      { upgradeStrategy: 'TechPreviewUnsafeFailForward' },
      '{"targetNamespaces":["team-a"],"upgradeStrategy":"TechPreviewUnsafeFailForward"}',
      [],
    ],
    [
      'has no names for all namespaces (OG-004)',
      { mode: 'AllNamespaces', serviceAccount: 'installer' },
      '{"serviceAccountName":"installer"}',
      ['info account-limits'],
    ],
  ] as const)('%s', (_, form, spec, expected) => {
    const facts = { serviceAccounts: ['default', 'installer'] };
    expect(planned({ form, facts })).toContain(`create OperatorGroup team-a-og ${spec}`);
    expect(described({ form, facts })).toEqual(expected);
  });

  it('creates the service account in a new namespace, with a Role (OG-030)', () => {
    const form = { namespace: 'new', serviceAccount: 'installer' };
    expect(described({ form })).toEqual(['info account-limits']);
    const names = planned({ form }).map((one) => one.split(' ').slice(0, 3).join(' '));
    expect(names.slice(1, 5)).toEqual([
      'create ServiceAccount installer',
      'create Role installer',
      'create RoleBinding installer',
      'create OperatorGroup new-og',
    ]);
  });
});
