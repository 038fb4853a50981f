import { describe, expect, it } from 'vitest';
import type { Evidence } from '~/remove/rules/leftovers/leftover';
import { translate } from '~/i18n';
import { evidenceText } from './evidenceText';

describe('the evidence of a leftover, in words', () => {
  it.each<[Evidence, string]>([
    [
      { kind: 'service-gone', namespace: 'team-a', name: 'gate', isNamespaceGone: true },
      'It asks Service gate, whose namespace team-a is gone.',
    ],
    [
      { kind: 'fails-closed', webhooks: ['a'], resources: ['pods', '*'], isLimited: false },
      'Requests about pods, all kinds are refused.',
    ],
    [
      { kind: 'fails-closed', webhooks: ['a'], resources: ['pods'], isLimited: true },
      'Requests about pods are refused where its selectors apply.',
    ],
    [
      { kind: 'no-owner-csv', csvName: null, namespace: null },
      'Its ClusterServiceVersion is gone.',
    ],
    [
      { kind: 'no-owner-csv', csvName: 'quill.v1', namespace: 'team-a' },
      'ClusterServiceVersion quill.v1 in namespace team-a is gone.',
    ],
    [
      { kind: 'held-by', resources: [{ resource: 'pens.ink', count: 2, finalizers: ['x/y'] }] },
      'It is held by 2 of pens.ink (finalizers: x/y).',
    ],
    [
      { kind: 'held-by', resources: [{ resource: 'pods', count: null, finalizers: [] }] },
      'It is held by pods.',
    ],
    [
      { kind: 'label', key: 'operators.coreos.com/quill.team-a', value: '' },
      'It has OLM’s label operators.coreos.com/quill.team-a.',
    ],
    [{ kind: 'label', key: 'olm.managed', value: 'true' }, 'It has OLM’s label olm.managed=true.'],
    [{ kind: 'not-needed-by-plan', bundle: null }, 'No InstallPlan and no Subscription needs it.'],
    [
      { kind: 'catalog-gone', namespace: 'm', name: null },
      'The CatalogSource that it was made for is gone.',
    ],
    [
      {
        kind: 'only-leftover-components',
        components: Array.from({ length: 8 }, (_, index) => ({
          kind: 'Role',
          namespace: null,
          name: `r${index.toString()}`,
        })),
      },
      'Only leftovers belong to it: Role r0, Role r1, Role r2, Role r3, Role r4, Role r5, +2.',
    ],
  ])('%j', (evidence, expected) => {
    expect(evidenceText(evidence, translate())).toBe(expected);
  });
});
