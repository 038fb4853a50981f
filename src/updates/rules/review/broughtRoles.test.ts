import { describe, expect, it } from 'vitest';
import { ABSENT, UNREADABLE, aCompared, aVersion } from '~/test/comparisonBuilders';
import { type Rule, aRule, cluster, compared, deltaOf } from '~/test/permissionBuilders';

describe('roles of a bundle', () => {
  const role = (kind: string, rules: readonly Rule[], labels: object = {}) => ({
    kind,
    metadata: { name: 'quill-extra', labels },
    rules,
  });
  const binding = (...subjects: readonly object[]) => ({
    kind: 'ClusterRoleBinding',
    metadata: { name: 'quill-extra' },
    roleRef: { kind: 'ClusterRole', name: 'quill-extra' },
    subjects,
  });
  const pods = aRule('', 'pods', 'get');
  const secrets = aRule('', 'secrets', 'get');
  const csv = aCompared(aVersion('2.0.0'), aVersion('1.0.0'));
  const forView = { 'rbac.authorization.k8s.io/aggregate-to-view': 'true' };
  const forEdit = { 'rbac.authorization.k8s.io/aggregate-to-edit': 'true' };

  it('are compared with those in the cluster', () => {
    const [delta] = deltaOf([
      csv,
      aCompared(role('ClusterRole', [pods, secrets]), role('ClusterRole', [pods])),
    ]);
    expect(compared(delta)).toMatchObject({ added: ['secrets: get'], unchanged: ['pods: get'] });
  });

  it('distinguish a Role and a ClusterRole of one name', () => {
    const deltas = deltaOf([
      csv,
      aCompared(role('Role', [pods]), role('Role', [pods])),
      aCompared(role('ClusterRole', [secrets])),
    ]);
    expect(deltas.map((delta) => compared(delta).changeKind)).toEqual(['same', 'new']);
  });

  it('have unknown changes if they cannot be read', () => {
    const [delta] = deltaOf([csv, aCompared(role('Role', [pods]), UNREADABLE)]);
    expect(delta?.kind).toBe('unknown');
  });

  it('grant permissions to newly bound subjects', () => {
    const quill = { kind: 'ServiceAccount', name: 'quill-sa' };
    const deltas = deltaOf([
      csv,
      aCompared(role('ClusterRole', [secrets]), role('ClusterRole', [secrets])),
      aCompared(binding(quill), binding()),
    ]);
    expect(deltas).toMatchObject([
      {
        holder: { kind: 'role', subjects: ['ServiceAccount quill-sa'] },
        changeKind: 'new',
        newDangers: ['read-secrets'],
      },
    ]);
  });

  it('count as permissions of a bound ServiceAccount of the Operator', () => {
    const quill = { kind: 'ServiceAccount', name: 'quill-sa' };
    const deltas = deltaOf([
      aCompared(aVersion('2.0.0'), aVersion('1.0.0', cluster(secrets))),
      aCompared(role('ClusterRole', [secrets])),
      aCompared(binding(quill)),
    ]);
    expect(deltas.map(compared)).toMatchObject([{ changeKind: 'same', added: [], removed: [] }]);
  });

  it('distinguish users whose roles newly aggregate them', () => {
    const deltas = deltaOf([
      csv,
      aCompared(
        role('ClusterRole', [secrets], { ...forEdit, ...forView }),
        role('ClusterRole', [secrets], forEdit),
      ),
    ]);
    expect(deltas.map(({ holder }) => holder)).toMatchObject([{ to: ['edit'] }, { to: ['view'] }]);
    expect(deltas.map((delta) => compared(delta).changeKind)).toEqual(['same', 'new']);
  });

  it('combine users with the same permissions', () => {
    const both = role('ClusterRole', [secrets], { ...forEdit, ...forView });
    expect(deltaOf([csv, aCompared(both)])).toMatchObject([{ holder: { to: ['edit', 'view'] } }]);
  });

  it('exclude aggregated roles', () => {
    const filled = {
      ...role('ClusterRole', [secrets]),
      aggregationRule: { clusterRoleSelectors: [{}] },
    };
    const empty = { ...filled, rules: [] };
    expect(deltaOf([csv, aCompared(empty, filled)])).toEqual([]);
  });

  it('exclude roles that OLM creates for permissions', () => {
    expect(
      deltaOf([csv, aCompared(role('Role', [pods]), ABSENT, { origin: 'generated' })]),
    ).toEqual([]);
  });
});
