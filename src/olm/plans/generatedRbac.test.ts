import { describe, expect, it } from 'vitest';
import { aBundledCsv, anInstall } from '~/test/planBuilders';
import { rbacGenerator } from './generatedRbac';

const rules = (resource: string) => [{ apiGroups: [''], resources: [resource], verbs: ['get'] }];
const csv = aBundledCsv(
  anInstall({
    permissions: [
      { serviceAccountName: 'one', rules: rules('first') },
      { serviceAccountName: 'one', rules: rules('second') },
      { serviceAccountName: 'default', rules: rules('own') },
    ],
    clusterPermissions: [
      { serviceAccountName: 'two', rules: rules('all') },
      { serviceAccountName: 'default', rules: rules('default-all') },
    ],
  }),
);

/** The result for each step: the first resource in the rules of a role, the account of a binding. */
function generatedFor(...steps: readonly string[]): readonly unknown[] {
  const generate = rbacGenerator(csv, 'team-a');
  return steps.map((text) => {
    const [kind = '', name = ''] = text.split(' ');
    const made = generate({ kind, name });
    return made?.['subjects'] ?? made?.['rules'] ?? made?.['metadata'] ?? null;
  });
}

const boundTo = (name: string) => [{ kind: 'ServiceAccount', name, namespace: 'team-a' }];

describe('resources that OLM creates from permissions of a ClusterServiceVersion', () => {
  it('are found by position, regardless of the hash in the name', () => {
    const made = generatedFor(
      'ServiceAccount one',
      'Role quill-1x',
      'Role quill-2y',
      'RoleBinding quill-1x',
      'RoleBinding quill-2y',
      'ServiceAccount two',
      'ClusterRole quill-3z',
      'ClusterRoleBinding quill-3z',
    );
    expect(made).toEqual([
      { name: 'one', namespace: 'team-a' },
      rules('first'),
      rules('second'),
      boundTo('one'),
      boundTo('one'),
      { name: 'two', namespace: 'team-a' },
      rules('all'),
      boundTo('two'),
    ]);
  });

  it.each([
    ['first', ['Role d', 'ClusterRole e', 'ServiceAccount one', 'Role f']],
    ['last', ['ServiceAccount one', 'Role f', 'Role g', 'Role d', 'ClusterRole e']],
  ])('have no step for the account `default`, which can be %s', (_, steps) => {
    const made = generatedFor(...steps);
    expect(made).toContainEqual(rules('own'));
    expect(made).toContainEqual(rules('default-all'));
    expect(made).not.toContain(null);
  });

  it('are none for additional steps and other kinds', () => {
    const steps = ['ServiceAccount two', 'ClusterRole a', 'ClusterRole b', 'ClusterRole c'];
    expect(generatedFor(...steps)).toEqual([
      { name: 'two', namespace: 'team-a' },
      rules('all'),
      rules('default-all'),
      null,
    ]);
    expect(generatedFor('ServiceAccount other', 'Service one')).toEqual([null, null]);
  });

  it('include the role of a binding', () => {
    const generate = rbacGenerator(csv, 'team-a');
    generate({ kind: 'ServiceAccount', name: 'two' });
    expect(generate({ kind: 'ClusterRoleBinding', name: 'quill-3z' })).toMatchObject({
      metadata: { name: 'quill-3z' },
      roleRef: { kind: 'ClusterRole', name: 'quill-3z' },
    });
  });
});
