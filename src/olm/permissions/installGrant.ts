import { compareReleases, releaseOf } from '~/olm/semanticVersion';
import type { NamedManifest } from '~/kube/models/meta';
import { grantName, type Subject, withoutEmpty } from './grantManifests';
import type { PolicyRule } from './policyRule';

/** Who can install what, and where. */
export type InstallGrant = {
  readonly subject: Subject;
  readonly packages: readonly string[];
  /** The name and namespace of the CatalogSource of the packages. */
  readonly catalog: { readonly name: string; readonly namespace: string };
  readonly namespaces: readonly string[];
};

/**
 * A Role with its binding in each namespace, and an admission policy that limits the packages: RBAC authorizes by
 * resource and name, and knows nothing of the package in a Subscription's `spec.name`. OperatorGroups are not granted,
 * because one for all namespaces would give an Operator the whole cluster.
 * Sources: kubernetes.io "Using RBAC Authorization" and "Validating Admission Policy" (v1 since Kubernetes 1.30);
 * olm.operatorframework.io "Operator Group" and "Operator Scope".
 * @param servesPolicies `false`: the cluster has no ValidatingAdmissionPolicy, so that every package can be installed
 */
export function installGrantManifests(
  grant: InstallGrant,
  servesPolicies: boolean,
): readonly object[] {
  const name = `${grantName(grant.subject)}-install`;
  const roles = grant.namespaces.flatMap((namespace) => installRoles(namespace, grant.subject));
  return servesPolicies ? [...roles, ...installPolicy(grant, name)] : roles;
}

/** Whether the API server of this version has ValidatingAdmissionPolicy v1. An unknown one is expected to. */
export function servesAdmissionPolicies(serverVersion: string | null): boolean {
  const release = serverVersion === null ? null : releaseOf(serverVersion);
  return release === null || compareReleases(release, [1, 30, 0]) >= 0;
}

const RBAC = 'rbac.authorization.k8s.io';
const OLM = 'operators.coreos.com';

/** The Role to install any package in a namespace, and its binding. */
export function installRoles(
  namespace: string,
  subject: Subject,
): readonly [role: NamedManifest, binding: NamedManifest] {
  const name = `${grantName(subject)}-install`;
  const metadata = { name, namespace };
  return [
    { apiVersion: `${RBAC}/v1`, kind: 'Role', metadata, rules: RULES.map(withoutEmpty) },
    {
      apiVersion: `${RBAC}/v1`,
      kind: 'RoleBinding',
      metadata,
      roleRef: { apiGroup: RBAC, kind: 'Role', name },
      subjects: [{ apiGroup: RBAC, ...subject }],
    },
  ];
}

/**
 * Includes the instances of Operators: OLM adds the APIs of each CSV to `edit` with the label
 * `rbac.authorization.k8s.io/aggregate-to-edit` (`ensureProvidedAPIClusterRole` in OLM's
 * pkg/controller/operators/olm/operatorgroup.go, 992bb0977, compared 2026-11-30).
 */
export function editBinding(namespace: string, subject: Subject): NamedManifest {
  return {
    apiVersion: `${RBAC}/v1`,
    kind: 'RoleBinding',
    metadata: { name: `${grantName(subject)}-edit`, namespace },
    roleRef: { apiGroup: RBAC, kind: 'ClusterRole', name: 'edit' },
    subjects: [{ apiGroup: RBAC, ...subject }],
  };
}

const READ = ['get', 'list', 'watch'];

/**
 * To open the project in the console, to subscribe, to approve, to follow the installation, and to uninstall. OpenShift
 * lists a project only for users with permission to get its namespace (openshift-apiserver 055ca45cb, pkg/project/auth).
 */
const RULES: readonly PolicyRule[] = [
  rule('', 'namespaces', ['get']),
  rule('project.openshift.io', 'projects', ['get']),
  rule(OLM, 'subscriptions', [...READ, 'create', 'update', 'patch', 'delete']),
  rule(OLM, 'installplans', [...READ, 'update', 'patch']),
  rule(OLM, 'clusterserviceversions', [...READ, 'delete']),
  rule(OLM, 'operatorgroups', READ),
  rule(OLM, 'operatorconditions', READ),
  rule('packages.operators.coreos.com', 'packagemanifests', READ),
  rule('packages.operators.coreos.com', 'packagemanifests/icon', ['get']),
];

function rule(group: string, resource: string, verbs: readonly string[]): PolicyRule {
  return {
    apiGroups: [group],
    resources: [resource],
    resourceNames: [],
    nonResourceURLs: [],
    verbs,
  };
}

/**
 * The policy that limits the packages, and its binding. Only for requests of the subject: OLM creates the Subscriptions
 * of dependencies itself.
 */
export function installPolicy(
  { subject, packages, catalog, namespaces }: InstallGrant,
  name: string,
): readonly [policy: NamedManifest, binding: NamedManifest] {
  const admission = 'admissionregistration.k8s.io';
  const who = celText(subject.name);
  const isSubject =
    subject.kind === 'User'
      ? `request.userInfo.username == ${who}`
      : `${who} in request.userInfo.groups`;
  const isAllowed = [
    `object.spec.name in [${packages.map(celText).join(', ')}]`,
    `object.spec.source == ${celText(catalog.name)}`,
    `object.spec.sourceNamespace == ${celText(catalog.namespace)}`,
  ].join(' && ');
  return [
    {
      apiVersion: `${admission}/v1`,
      kind: 'ValidatingAdmissionPolicy',
      metadata: { name },
      spec: {
        failurePolicy: 'Fail',
        matchConstraints: {
          resourceRules: [
            {
              apiGroups: [OLM],
              apiVersions: ['*'],
              operations: ['CREATE', 'UPDATE'],
              resources: ['subscriptions'],
            },
          ],
        },
        matchConditions: [{ name: 'subject', expression: isSubject }],
        validations: [
          {
            expression: isAllowed,
            message: `Allowed packages of ${catalog.name}: ${packages.join(', ')}`,
          },
        ],
      },
    },
    {
      apiVersion: `${admission}/v1`,
      kind: 'ValidatingAdmissionPolicyBinding',
      metadata: { name },
      spec: {
        policyName: name,
        validationActions: ['Deny'],
        matchResources: {
          namespaceSelector: {
            matchExpressions: [
              { key: 'kubernetes.io/metadata.name', operator: 'In', values: namespaces },
            ],
          },
        },
      },
    },
  ];
}

/** A string literal of CEL, in which JSON's escapes have the same meaning. */
function celText(text: string): string {
  return JSON.stringify(text);
}
