import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '~/kube/json';
import { aCompared, aComparison, aVersion, anUpdate } from '~/test/comparisonBuilders';
import { deploymentDeltas } from './deploymentDeltas';
import { imageDeltas } from './imageDeltas';
import { objectChanges } from './objectChanges';
import { permissionDeltas } from './permissionDeltas';
import { planFindings } from './planFindings';
import { webhookDeltas } from './webhookDeltas';

const names = (...values: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });

const aRule = fc.record({
  apiGroups: names('', 'apps', '*', 'rbac.authorization.k8s.io'),
  resources: names('pods', 'secrets', 'pods/exec', '*', '*/exec', 'roles'),
  resourceNames: fc.oneof(fc.constant([]), names('a', 'b')),
  verbs: names('get', 'list', 'create', '*', 'bind'),
});

const aPermission = fc.record({
  serviceAccountName: fc.constantFrom('one', 'two'),
  rules: fc.array(aRule, { maxLength: 4 }),
});

const aContainer = fc.record({
  name: fc.constantFrom('manager', 'proxy'),
  image: fc.constantFrom('quay.io/a/b:1', 'quay.io/a/b:2', 'localhost:5000/b@sha256:00'),
  args: names('--a', '--b'),
  env: fc.array(fc.record({ name: fc.constantFrom('A', 'B'), value: fc.constantFrom('1', '2') }), {
    maxLength: 2,
  }),
});

const aSpec = fc.record({
  install: fc.record({
    spec: fc.record({
      permissions: fc.array(aPermission, { maxLength: 2 }),
      clusterPermissions: fc.array(aPermission, { maxLength: 2 }),
      deployments: fc.array(
        fc.record({
          name: fc.constantFrom('quill', 'other'),
          spec: fc.record({
            template: fc.record({
              spec: fc.record({
                hostNetwork: fc.boolean(),
                containers: fc.array(aContainer, { maxLength: 2 }),
              }),
            }),
          }),
        }),
        { maxLength: 2 },
      ),
    }),
  }),
  webhookdefinitions: fc.array(
    fc.record({
      type: fc.constantFrom('ValidatingAdmissionWebhook', 'MutatingAdmissionWebhook'),
      generateName: fc.constantFrom('v', 'm'),
      failurePolicy: fc.constantFrom('Fail', 'Ignore'),
    }),
    { maxLength: 3 },
  ),
});

const update = (before: JsonRecord, after: JsonRecord) => aComparison([anUpdate(before, after)]);

const FACTS = {
  changes: [],
  clusterVersion: null,
  deprecations: new Map(),
  supports: new Map(),
  definitions: [],
  identity: null,
};

const MIRRORED = {
  added: 'removed',
  removed: 'added',
  changed: 'changed',
  same: 'same',
  unknown: 'unknown',
};

describe('changes of any update', () => {
  it('are empty for equal sides', () => {
    fc.assert(
      fc.property(aSpec, (spec) => {
        const same = aComparison([aCompared(aVersion('2.0.0', spec), aVersion('2.0.0', spec))]);
        const states = [...webhookDeltas(same), ...imageDeltas(same), ...deploymentDeltas(same)];
        expect(states.filter(({ state }) => state !== 'same')).toEqual([]);
        expect(objectChanges(same)).toMatchObject([{ state: 'same' }]);
        expect(planFindings(same, FACTS)).toEqual([]);
        for (const delta of permissionDeltas(same)) {
          expect(delta).toMatchObject({
            added: [],
            removed: [],
            newDangers: [],
            changeKind: 'same',
          });
        }
      }),
    );
  });

  it('are mirrored in reverse: permissions', () => {
    fc.assert(
      fc.property(aSpec, aSpec, (one, other) => {
        const there = permissionsOf(permissionDeltas(update(one, other)));
        const back = permissionsOf(permissionDeltas(update(other, one)));
        expect(back).toEqual(
          new Map(
            [...there].map(([id, { added, removed }]) => [id, { added: removed, removed: added }]),
          ),
        );
      }),
    );
  });

  it.each([
    ['webhooks', webhookDeltas],
    ['images', imageDeltas],
    ['deployments', deploymentDeltas],
  ])('are mirrored in reverse: %s', (_, deltasOf) => {
    fc.assert(
      fc.property(aSpec, aSpec, (one, other) => {
        const states = (before: JsonRecord, after: JsonRecord) =>
          new Map(deltasOf(update(before, after)).map(({ id, state }) => [id, state]));
        expect(states(other, one)).toEqual(
          new Map([...states(one, other)].map(([id, state]) => [id, MIRRORED[state]])),
        );
      }),
    );
  });

  it('never throw for any manifest', () => {
    fc.assert(
      fc.property(fc.object({ maxDepth: 6 }), fc.object({ maxDepth: 6 }), (one, other) => {
        const comparison = update({ install: { spec: one } }, { install: { spec: other }, ...one });
        permissionDeltas(comparison);
        deploymentDeltas(comparison);
        imageDeltas(comparison);
        webhookDeltas(comparison);
        objectChanges(comparison);
      }),
    );
  });
});

function permissionsOf(deltas: ReturnType<typeof permissionDeltas>) {
  return new Map(
    deltas.flatMap((delta) =>
      delta.kind === 'compared'
        ? [[delta.id, { added: textsOf(delta.added), removed: textsOf(delta.removed) }] as const]
        : [],
    ),
  );
}

/** Without the order, which depends on the risks of each side. */
function textsOf(rules: readonly { readonly rule: unknown; readonly scope: unknown }[]) {
  return rules.map(({ rule, scope }) => JSON.stringify([rule, scope])).toSorted();
}
