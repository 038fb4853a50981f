import { describe, expect, it } from 'vitest';
import { anInstalledOperator } from '~/test/builders';
import { basePermissions } from './basePermissions';
import { chosenOperators } from './manyChoices';

const quill = anInstalledOperator({ csvNames: ['quill.v1.0.0', 'quill.v2.0.0'] });

describe('baseRights', () => {
  it('contain deletion of the Subscription and all its CSVs (UN-002, UN-006)', () => {
    expect(
      basePermissions(quill).map(({ verb, resource, namespace, name }) =>
        [verb, resource, namespace, name].join(' '),
      ),
    ).toEqual([
      'delete subscriptions team-a quill',
      'delete clusterserviceversions team-a quill.v1.0.0',
      'delete clusterserviceversions team-a quill.v2.0.0',
    ]);
  });

  it('contain deletion of a CSV without a Subscription (CSV-026)', () => {
    const alone = anInstalledOperator({ subscriptionName: null });
    expect(basePermissions(alone).map(({ resource }) => resource)).toEqual([
      'clusterserviceversions',
    ]);
  });
});

describe('chosenOperators', () => {
  it.each([
    ['a copied CSV (UN-017)', { isCopy: true }, 'is-copy'],
    ['OLM’s own package server', { name: 'packageserver', subscriptionName: null }, 'part-of-olm'],
  ] as const)('excludes %s', (_, changes, reason) => {
    const operator = anInstalledOperator(changes);
    expect(chosenOperators([operator, quill], new Set())).toEqual({
      deleted: [quill],
      leftOut: [{ operator, reason }],
    });
  });

  it('excludes Operators without delete permission, and names the permission (UN-002)', () => {
    const other = anInstalledOperator({ id: 'team-b/onyx', namespace: 'team-b' });
    const [permission] = basePermissions(quill);
    const missing = new Set([JSON.stringify(permission)]);
    expect(chosenOperators([quill, other], missing)).toEqual({
      deleted: [other],
      leftOut: [{ operator: quill, reason: { kind: 'forbidden', missing: [permission] } }],
    });
  });
});
