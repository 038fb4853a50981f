import { describe, expect, it } from 'vitest';
import { type InstallGrant, installGrantManifests, servesAdmissionPolicies } from './installGrant';

const grant: InstallGrant = {
  subject: { kind: 'User', name: 'alice' },
  packages: ['quill', 'inkpot'],
  catalog: { name: 'community-operators', namespace: 'openshift-marketplace' },
  namespaces: ['team-a', 'team-b'],
};

const kindsOf = (manifests: readonly object[]) =>
  manifests.map((manifest) => ('kind' in manifest ? manifest.kind : null));

function policyOf(changes: Partial<InstallGrant>) {
  return installGrantManifests({ ...grant, ...changes }, true).at(-2);
}

// Sources: kubernetes.io "Using RBAC Authorization", "Validating Admission Policy".
describe('the permission to install', () => {
  it('is a Role with its binding in each namespace, and a policy for the packages', () => {
    expect(kindsOf(installGrantManifests(grant, true))).toEqual([
      'Role',
      'RoleBinding',
      'Role',
      'RoleBinding',
      'ValidatingAdmissionPolicy',
      'ValidatingAdmissionPolicyBinding',
    ]);
    expect(kindsOf(installGrantManifests(grant, false))).not.toContain('ValidatingAdmissionPolicy');
  });

  it('does not include OperatorGroups, which decide the scope of an Operator', () => {
    const [role] = installGrantManifests(grant, true);
    expect(role).toMatchObject({
      rules: expect.arrayContaining([
        {
          apiGroups: ['operators.coreos.com'],
          resources: ['operatorgroups'],
          verbs: ['get', 'list', 'watch'],
        },
      ]),
    });
  });

  it('includes the namespace itself, without which OpenShift does not list the project', () => {
    const [role] = installGrantManifests(grant, true);
    expect(role).toMatchObject({
      rules: expect.arrayContaining([
        { apiGroups: [''], resources: ['namespaces'], verbs: ['get'] },
        { apiGroups: ['project.openshift.io'], resources: ['projects'], verbs: ['get'] },
      ]),
    });
  });

  it.each([
    ['a user', {}, 'request.userInfo.username == "alice"'],
    ['a group', { subject: { kind: 'Group', name: 'devs' } }, '"devs" in request.userInfo.groups'],
    [
      'a name with quotes, which must not end the text',
      { subject: { kind: 'User', name: 'a" || "1" == "1' } },
      String.raw`request.userInfo.username == "a\" || \"1\" == \"1"`,
    ],
  ] as const)('limits the requests of %s', (_, changes, expression) => {
    expect(policyOf(changes)).toMatchObject({ spec: { matchConditions: [{ expression }] } });
  });

  it('names the packages and their catalog', () => {
    expect(policyOf({})).toMatchObject({
      spec: {
        validations: [
          {
            expression:
              'object.spec.name in ["quill", "inkpot"] && object.spec.source == "community-operators" && object.spec.sourceNamespace == "openshift-marketplace"',
          },
        ],
      },
    });
  });

  it('applies to the namespaces only', () => {
    expect(installGrantManifests(grant, true).at(-1)).toMatchObject({
      spec: {
        policyName: 'operator-hub-alice-install',
        validationActions: ['Deny'],
        matchResources: {
          namespaceSelector: { matchExpressions: [{ values: ['team-a', 'team-b'] }] },
        },
      },
    });
  });
});

it.each([
  ['v1.29.11+abc', false],
  ['v1.30.0', true],
  ['v1.36.1', true],
  [null, true],
])('policies are served by %s: %s', (version, expected) => {
  expect(servesAdmissionPolicies(version)).toBe(expected);
});
