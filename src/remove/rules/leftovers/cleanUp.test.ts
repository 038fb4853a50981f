import { describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import {
  aConfiguration,
  aDefinition,
  aHeldNamespace,
  anRbacObject,
  aWebhook,
  anOperatorList,
  anObject,
  convertedBy,
} from '~/test/leftoverObjects';
import { type RawObjects, leftoversOf } from '~/test/scannedCluster';
import { cleanUpSteps, isChosenAtFirst, verified, withPrerequisites } from './cleanUp';
import type { LeftoverKind } from './leftoverKinds';
import { leftoversOfNamespace } from './leftoversIn';

const raw: RawObjects = {
  validatingWebhooks: [aConfiguration([aWebhook('w')])],
  definitions: [aDefinition({}, convertedBy('quill-convert'))],
  clusterRoles: [anRbacObject()],
  csvs: [
    aCsv({
      name: 'ink.v1',
      namespace: 'team-b',
      labels: { 'operators.coreos.com/ink.team-b': '' },
    }),
  ],
  operatorGroups: [
    anObject({ name: 'og', namespace: 'team-a', annotations: { 'olm.providedAPIs': '' } }),
  ],
  operators: [
    anOperatorList([
      {
        apiVersion: 'apiextensions.k8s.io/v1',
        kind: 'CustomResourceDefinition',
        name: 'quills.example.com',
      },
    ]),
  ],
  namespaces: [
    aHeldNamespace({ NamespaceDeletionContentFailure: 'x' }, { name: 'team-c' }),
    anObject({ name: 'team-a' }),
  ],
};
const all = leftoversOf(raw);
const one = (kind: LeftoverKind) => all.filter((leftover) => leftover.kind === kind);

describe('steps of a clean-up', () => {
  it('first fix resources that break requests, then delete, but never a namespace', () => {
    const steps = cleanUpSteps(all.toReversed());
    expect(
      steps.map(({ stage, action }) => [
        stage,
        action.kind,
        action.kind === 'disable-plugins' ? null : action.call.object.name,
      ]),
    ).toEqual([
      ['breaking', 'patch', 'quills.example.com'],
      ['breaking', 'delete', 'quill'],
      ['csv', 'delete', 'ink.v1'],
      ['leftovers', 'delete', 'quill-x'],
      ['definitions', 'delete', 'quills.example.com'],
      ['component-list', 'delete', 'quill.team-a'],
      ['operator-group', 'delete', 'og'],
    ]);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  it('delete only the displayed object', () => {
    const [step] = cleanUpSteps(one('unused-operator-group'));
    expect(step?.action).toMatchObject({
      call: { object: { name: 'og', namespace: 'team-a' }, uid: 'uid-team-a-og' },
    });
  });

  it('include prerequisites', () => {
    expect(withPrerequisites(one('empty-operator'), all).map(({ kind }) => kind)).toEqual([
      'broken-conversion',
      'ownerless-definition',
      'empty-operator',
    ]);
  });

  it('are preselected only for leftovers of OLM that break other requests', () => {
    expect(all.filter(isChosenAtFirst).map(({ kind }) => kind)).toEqual([
      'broken-webhook',
      'broken-conversion',
    ]);
  });
});

describe('leftovers of a namespace', () => {
  it.each([
    [null, all.length],
    [
      'team-a',
      all.filter(({ kind }) => kind !== 'orphan-csv' && kind !== 'terminating-namespace').length,
    ],
    ['team-b', 1],
    ['team-c', 1],
    ['team-d', 0],
  ])('%s: %i', (namespace, count) => {
    expect(leftoversOfNamespace(all, namespace)).toHaveLength(count);
  });
});

describe('the check right before a clean-up', () => {
  const chosen = all;
  const kinds = (leftovers: readonly { readonly kind: string }[]) =>
    leftovers.map(({ kind }) => kind);

  it('passes without changes', () => {
    expect(verified(chosen, leftoversOf(raw))).toEqual({
      still: chosen,
      changed: [],
    });
  });

  it.each<[string, LeftoverKind, RawObjects]>([
    ['has an owner now', 'orphaned-rbac', { csvs: [...(raw.csvs ?? []), aCsv()] }],
    ['no longer exists', 'broken-webhook', { validatingWebhooks: [] }],
    [
      'has the same name but another UID',
      'broken-webhook',
      {
        validatingWebhooks: [aConfiguration([aWebhook('w')], { uid: 'other' })],
      },
    ],
    [
      'requires another clean-up',
      'broken-webhook',
      {
        validatingWebhooks: [
          aConfiguration([aWebhook('w'), aWebhook('x', { clientConfig: { url: 'https://x' } })]),
        ],
      },
    ],
    ['could not be read', 'unused-operator-group', { operatorGroups: null }],
  ])('finds changes of a resource that %s', (_, kind, changes) => {
    const { still, changed } = verified(chosen, leftoversOf({ ...raw, ...changes }));
    expect(kinds(changed)).toContain(kind);
    expect(kinds(still)).not.toContain(kind);
  });
});
