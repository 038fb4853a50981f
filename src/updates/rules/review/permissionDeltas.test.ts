import { describe, expect, it } from 'vitest';
import { ABSENT, UNREADABLE, aCompared, aVersion, anUpdate } from '~/test/comparisonBuilders';
import { aRule, cluster, compared, deltaOf, own, strategy } from '~/test/permissionBuilders';
import type { PermissionDelta } from './permissionDeltas';

describe('scope of permissions (OG-019)', () => {
  const pods = aRule('', 'pods', 'get');

  it.each<[string, object, object, readonly string[] | null, object]>([
    [
      'from the namespace to the cluster',
      own(pods),
      cluster(pods),
      ['team-a'],
      { added: ['pods: get'], removed: [] },
    ],
    [
      'from the cluster to the namespace',
      cluster(pods),
      own(pods),
      ['team-a'],
      { added: [], removed: ['pods: get'], unchanged: ['pods: get @team-a'] },
    ],
    [
      'no difference if OLM extends it to all namespaces anyway',
      own(pods),
      cluster(pods),
      [''],
      { added: [], removed: [], changeKind: 'same' },
    ],
    ['unknown namespaces', own(pods), cluster(pods), null, { added: ['pods: get'], removed: [] }],
    [
      'the same in unknown namespaces',
      own(pods),
      own(pods),
      null,
      { unchanged: ['pods: get @watched'] },
    ],
  ])('%s', (_, before, after, watched, expected) => {
    const [delta] = deltaOf([anUpdate({ ...before }, { ...after })], watched);
    expect(compared(delta)).toMatchObject(expected);
  });

  it('shows where an added permission existed, and a removed one remains', () => {
    const namespaces = { kind: 'namespaces', names: ['team-a'] };
    const [wider] = deltaOf([anUpdate(own(pods), cluster(pods))]);
    expect(wider).toMatchObject({ added: [{ elsewhere: namespaces }] });
    const [narrower] = deltaOf([anUpdate(cluster(pods), own(pods))]);
    expect(narrower).toMatchObject({ removed: [{ elsewhere: namespaces }] });
  });

  it('marks a risk as new that existed only in the namespace', () => {
    const [delta] = deltaOf([
      anUpdate(own(aRule('', 'secrets', 'get')), cluster(aRule('', 'secrets', 'list'))),
    ]);
    expect(compared(delta).newDangers).toEqual(['read-secrets']);
  });
});

describe('subjects of permissions', () => {
  const pods = aRule('', 'pods', 'get');
  const changeKinds = (deltas: readonly PermissionDelta[]) =>
    deltas.map((delta) => [
      delta.holder.name,
      delta.kind === 'compared' ? delta.changeKind : delta.kind,
    ]);

  it('treats a renamed ServiceAccount as a removed and an added one', () => {
    const before = strategy('clusterPermissions', [pods], 'old-sa');
    expect(changeKinds(deltaOf([anUpdate(before, cluster(pods))]))).toEqual([
      ['quill-sa', 'new'],
      ['old-sa', 'gone'],
    ]);
  });

  it('adds all permissions of a new Operator', () => {
    expect(changeKinds(deltaOf([aCompared(aVersion('2.0.0', cluster(pods)), ABSENT)]))).toEqual([
      ['quill-sa', 'new'],
    ]);
  });

  it('does not mark permissions as new while the old version cannot be read', () => {
    const [delta] = deltaOf([aCompared(aVersion('2.0.0', cluster(pods)), UNREADABLE)]);
    expect(delta).toMatchObject({
      kind: 'unknown',
      requested: [{ rule: { resources: ['pods'] } }],
    });
  });

  it('does not mark permissions as removed while the new version cannot be read', () => {
    expect(deltaOf([aCompared(null, aVersion('1.0.0', cluster(pods)))])).toEqual([]);
  });

  it.each([[null], ['text'], [[null, 7, { rules: 'none' }]], [[{ rules: [{ verbs: {} }, 3] }]]])(
    'ignores permissions that are %j',
    (bad) => {
      const spec = { install: { spec: { permissions: bad, clusterPermissions: bad } } };
      expect(deltaOf([anUpdate(spec, spec)])).toEqual([]);
    },
  );
});
