import { describe, expect, it } from 'vitest';
import type { User } from '../contracts';
import type { JsonObject, KubeObject } from '../types';
import { createAuthorizer } from './authorizer';

const RBAC = 'rbac.authorization.k8s.io';
const READ_PODS = { apiGroups: [''], resources: ['pods', 'pods/log'], verbs: ['get', 'list'] };
const ONE_MAP = {
  apiGroups: [''],
  resources: ['configmaps'],
  resourceNames: ['settings'],
  verbs: ['*'],
};
const HEALTH = { nonResourceURLs: ['/healthz'], verbs: ['get'] };

/** `pods` and `gone` are bound to `devs` cluster-wide, `map` and `lost` to Ann in the namespace `a`. */
const STORED: ReadonlyMap<string, readonly KubeObject[]> = new Map([
  ['clusterroles', [role('ClusterRole', { name: 'pods' }, [READ_PODS, HEALTH])]],
  ['roles', [role('Role', { name: 'map', namespace: 'a' }, [ONE_MAP])]],
  [
    'clusterrolebindings',
    [
      binding({ name: 'pods' }, 'ClusterRole', { kind: 'Group', name: 'devs' }),
      binding({ name: 'gone' }, 'ClusterRole', { kind: 'Group', name: 'devs' }),
    ],
  ],
  [
    'rolebindings',
    [
      binding({ name: 'map', namespace: 'a' }, 'Role', { kind: 'User', name: 'ann' }),
      binding({ name: 'lost', namespace: 'a' }, 'Role', { kind: 'User', name: 'ann' }),
    ],
  ],
]);
const NONE: readonly KubeObject[] = [];

const authorizer = createAuthorizer(
  (resource) => STORED.get(resource.replace(`.${RBAC}`, '')) ?? NONE,
);
const ANN: User = { name: 'ann', groups: ['devs'] };
const GONE = `clusterrole.${RBAC} "gone" not found`;
const LOST = `role.${RBAC} "lost" not found`;

// `RBACAuthorizer` and `DefaultRuleResolver.VisitRulesFor` of Kubernetes.
describe('rulesIn', () => {
  it('lists the rules of a namespace, cluster-wide ones first', () => {
    expect(authorizer.rulesIn(ANN, 'a')).toMatchObject({
      resourceRules: [READ_PODS, ONE_MAP],
      nonResourceRules: [HEALTH],
    });
    expect(authorizer.rulesIn(ANN, 'b')).toMatchObject({ resourceRules: [READ_PODS] });
  });

  it('is complete without deleted roles, and names them', () => {
    expect(authorizer.rulesIn(ANN, 'b')).toMatchObject({
      incomplete: false,
      evaluationError: GONE,
    });
    expect(authorizer.rulesIn(ANN, 'a')).toMatchObject({
      incomplete: false,
      evaluationError: `[${GONE}, ${LOST}]`,
    });
  });

  it('names them in denials, too', () => {
    const wanted = { kind: 'resource', verb: 'list', group: '', resource: 'secrets' } as const;
    const denied = { allowed: false, reason: `RBAC: ${GONE}` };
    expect(authorizer.decide(ANN, wanted)).toEqual(denied);
    expect(authorizer.decide(ANN, { ...wanted, resource: 'pods' }).allowed).toBe(true);
  });

  it('excludes the privileged group, which requires no rule', () => {
    expect(authorizer.rulesIn({ name: 'root', groups: ['system:masters'] }, 'a')).toEqual({
      resourceRules: [],
      nonResourceRules: [],
      incomplete: false,
    });
  });
});

function role(
  kind: string,
  metadata: KubeObject['metadata'],
  rules: readonly JsonObject[],
): KubeObject {
  return { apiVersion: `${RBAC}/v1`, kind, metadata, rules };
}

/** To the role of its own name. */
function binding(
  metadata: KubeObject['metadata'],
  roleKind: string,
  subject: JsonObject,
): KubeObject {
  return {
    apiVersion: `${RBAC}/v1`,
    kind: metadata.namespace === undefined ? 'ClusterRoleBinding' : 'RoleBinding',
    metadata,
    roleRef: { kind: roleKind, name: metadata.name },
    subjects: [subject],
  };
}
