import { describe, expect, it } from 'vitest';
import type { InstallPlan } from '~/kube/models/olm';
import { anInstallPlan } from '~/test/builders';
import { aStep } from '~/test/planBuilders';
import type { LiveObject } from './comparison';
import { droppedObjects, leftoverObjects } from './leftoverObjects';

const OLD = 'quill.v0.9.0';
const NEW = 'quill.v1.0.0';
const REPLACED = new Map([[NEW, OLD]]);

function aPlanOf(resolving: string, phase: string, ...steps: readonly (readonly string[])[]) {
  return anInstallPlan({
    name: `install-${resolving}-${phase}`,
    spec: { approved: phase !== 'RequiresApproval' },
    status: {
      phase,
      plan: steps.map(([kind = '', name = '']) => aStep(kind, name, { resolving })),
    },
  });
}

const waiting = (...steps: readonly (readonly string[])[]) =>
  aPlanOf(NEW, 'RequiresApproval', ['ClusterServiceVersion', NEW], ...steps);
const installed = (...steps: readonly (readonly string[])[]) =>
  aPlanOf(OLD, 'Complete', ['ClusterServiceVersion', OLD], ...steps);

const names = (plan: InstallPlan, ...earlier: readonly InstallPlan[]) =>
  droppedObjects(plan, [...earlier, plan], REPLACED).objects.map(({ kind, name }) => [kind, name]);

describe('resources that a new version no longer contains', () => {
  const HASH = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9';

  it.each([
    ['ServiceAccount', 'quill'],
    ['Role', 'quill-reader'],
    ['RoleBinding', 'quill-reader'],
    ['ClusterRole', 'quill-viewer'],
    ['ClusterRoleBinding', 'quill-viewer'],
    ['CustomResourceDefinition', 'inks.example.com'],
  ])('include a %s', (kind, name) => {
    expect(names(waiting(), installed([kind, name]))).toEqual([[kind, name]]);
  });

  it.each([
    ['resources deleted with its ClusterServiceVersion', 'Service', 'quill-metrics'],
    ['a ConfigMap', 'ConfigMap', 'quill'],
    ['roles that OLM creates from permissions', 'ClusterRole', `${OLD}-${HASH}`],
    ['roles of a ServiceAccount', 'Role', `${OLD}-quill-${HASH}`],
  ])('exclude %s', (_, kind, name) => {
    expect(names(waiting(), installed([kind, name]))).toEqual([]);
  });

  it('exclude those that it still contains', () => {
    const role = ['ClusterRole', 'quill-viewer'];
    expect(names(waiting(role), installed(role))).toEqual([]);
  });

  it('include a role whose name only starts with that of the version', () => {
    const role = ['ClusterRole', `${OLD}-viewer`];
    expect(names(waiting(), installed(role))).toEqual([role]);
  });

  it('are unknown without an approved plan of the version', () => {
    const unapproved = aPlanOf(OLD, 'RequiresApproval', ['Role', 'quill-reader']);
    for (const plans of [[], [unapproved]]) {
      const dropped = droppedObjects(waiting(), plans, REPLACED);
      expect(dropped).toEqual({ objects: [], unknown: [OLD] });
    }
  });

  it('are known from a failed plan', () => {
    expect(names(waiting(), aPlanOf(OLD, 'Failed', ['Role', 'quill']))).toEqual([
      ['Role', 'quill'],
    ]);
  });

  it('are none for a first installation', () => {
    expect(droppedObjects(waiting(), [], new Map())).toEqual({ objects: [], unknown: [] });
  });
});

describe('remaining resources', () => {
  const dropped = droppedObjects(
    waiting(),
    [installed(['ClusterRole', 'viewer'], ['ClusterRoleBinding', 'viewers'], ['Role', 'own'])],
    REPLACED,
  );
  const found = (object: Readonly<Record<string, unknown>>): LiveObject => ({
    kind: 'found',
    object,
  });
  const left = (...live: readonly LiveObject[]) => {
    const byId = new Map(dropped.objects.map(({ id }, index) => [id, live[index]] as const));
    const known = [...byId].flatMap(([id, one]) => (one === undefined ? [] : [[id, one] as const]));
    return leftoverObjects(dropped, new Map(known)).objects;
  };

  it('include a role with its risks, and a binding with its subjects', () => {
    const rules = [{ apiGroups: [''], resources: ['secrets'], verbs: ['get'] }];
    const roleRef = { kind: 'ClusterRole', name: 'viewer' };
    const subjects = [{ kind: 'Group', name: 'auditors' }];
    const own = { metadata: { name: 'own', namespace: 'team-a' }, rules: 'none' };
    expect(left(found({ rules }), found({ roleRef, subjects }), found(own))).toMatchObject([
      { kind: 'ClusterRole', namespace: null, dangers: ['read-secrets'], binds: null },
      { binds: { role: 'ClusterRole viewer', subjects: ['Group auditors'] }, dangers: [] },
      { kind: 'Role', namespace: 'team-a', replaced: OLD, csvName: NEW },
    ]);
  });

  it.each([
    ['is owned by the version', { ownerReferences: [{ kind: 'ClusterServiceVersion' }] }],
    ['has OLM’s label of an owner', { labels: { 'olm.owner.kind': 'ClusterServiceVersion' } }],
  ])('exclude one that %s', (_, metadata) => {
    expect(left(found({ metadata }))).toEqual([]);
  });

  it('include those with another owner or none', () => {
    const metadata = { ownerReferences: [{ kind: 'CatalogSource' }, 5], labels: null };
    expect(left(found({ metadata }), found({ metadata: 7 }))).toHaveLength(2);
  });

  it('exclude deleted ones, and report unreadable ones', () => {
    const failure = { kind: 'forbidden', message: 'no' } as const;
    expect(left({ kind: 'absent' }, { kind: 'unreadable', failure })).toMatchObject([
      { name: 'viewers', isUnread: true },
    ]);
  });
});
