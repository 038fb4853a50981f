import { describe, expect, it } from 'vitest';
import type { LeftoverEvidence } from '~/remove/rules/leftovers/leftover';
import { translate } from '~/i18n';
import { LEFTOVERS_BY_KIND, LEFTOVER_KINDS } from '~/remove/rules/leftovers/leftoverKinds';
import { LEFTOVER_TEXTS, evidenceText } from './texts';

it('the loss is stated for each kind, except for CRDs, whose instances are counted', () => {
  const withoutLoss = LEFTOVER_KINDS.filter((kind) => LEFTOVER_TEXTS[kind].loss === null);
  expect(withoutLoss).toEqual(
    LEFTOVER_KINDS.filter((kind) => LEFTOVERS_BY_KIND[kind].stage === 'definitions'),
  );
});

describe('the evidence of a leftover as text', () => {
  it.each<[LeftoverEvidence, string]>([
    [
      { kind: 'service-gone', namespace: 'team-a', name: 'gate' },
      'Service gate in namespace team-a does not exist.',
    ],
    [
      { kind: 'fails-closed', webhooks: ['a'], resources: ['pods', '*'], isLimited: false },
      'Requests for pods, all kinds fail.',
    ],
    [
      { kind: 'fails-closed', webhooks: ['a'], resources: ['pods'], isLimited: true },
      'Requests for pods fail where its selectors match.',
    ],
    [{ kind: 'no-owner-csv', csvName: null, namespace: null }, 'The CSV does not exist.'],
    [
      { kind: 'no-owner-csv', csvName: 'quill.v1', namespace: 'team-a' },
      'CSV quill.v1 does not exist.',
    ],
    [
      { kind: 'held-by', resources: [{ resource: 'pens.ink', count: 2, finalizers: ['x/y'] }] },
      'Blocked by 2 of pens.ink (finalizers: x/y).',
    ],
    [
      { kind: 'held-by', resources: [{ resource: 'pods', count: null, finalizers: [] }] },
      'Blocked by pods.',
    ],
    [
      { kind: 'label', key: 'operators.coreos.com/quill.team-a', value: '' },
      'OLM label: operators.coreos.com/quill.team-a',
    ],
    [{ kind: 'label', key: 'olm.managed', value: 'true' }, 'OLM label: olm.managed=true'],
    [{ kind: 'not-needed-by-plan' }, 'Not used by an InstallPlan or Subscription.'],
    [
      {
        kind: 'only-leftover-components',
        components: Array.from({ length: 8 }, (_, index) => ({
          kind: 'Role',
          namespace: null,
          name: `r${index.toString()}`,
        })),
      },
      'Only leftover components: Role r0, Role r1, Role r2, Role r3, Role r4, Role r5, +2',
    ],
  ])('%j', (evidence, expected) => {
    expect(evidenceText(evidence, translate())).toBe(expected);
  });
});
