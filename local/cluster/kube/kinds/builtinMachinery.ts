/** The groups that run the API itself (access, admission, extension) and its network and storage kinds. */
import { AGE, column, worked, type BuiltinGroup, type BuiltinKind } from './builtin';
import { boundRole } from './printed';

export const MACHINERY: readonly BuiltinGroup[] = [
  {
    group: 'apiregistration.k8s.io',
    version: 'v1',
    kinds: [
      {
        kind: 'APIService',
        plural: 'apiservices',
        clusterScoped: true,
        categories: ['api-extensions'],
        subresources: ['status'],
        columns: [
          column('Service', '.spec.service.name'),
          column('Available', '.status.conditions[?(@.type=="Available")].status'),
          AGE,
        ],
      },
    ],
  },
  {
    group: 'events.k8s.io',
    version: 'v1',
    kinds: [{ kind: 'Event', plural: 'events', shortNames: ['ev'], storageGroup: '' }],
  },
  {
    group: 'authentication.k8s.io',
    version: 'v1',
    kinds: [
      review('SelfSubjectReview', 'selfsubjectreviews'),
      review('TokenReview', 'tokenreviews'),
    ],
  },
  {
    group: 'authorization.k8s.io',
    version: 'v1',
    kinds: [
      {
        kind: 'LocalSubjectAccessReview',
        plural: 'localsubjectaccessreviews',
        verbs: ['create'],
      },
      review('SelfSubjectAccessReview', 'selfsubjectaccessreviews'),
      review('SelfSubjectRulesReview', 'selfsubjectrulesreviews'),
      review('SubjectAccessReview', 'subjectaccessreviews'),
    ],
  },
  {
    group: 'networking.k8s.io',
    version: 'v1',
    kinds: [
      {
        kind: 'Ingress',
        plural: 'ingresses',
        shortNames: ['ing'],
        subresources: ['status'],
        columns: [
          column('Class', '.spec.ingressClassName'),
          column('Hosts', '.spec.rules[*].host'),
          AGE,
        ],
      },
      { kind: 'NetworkPolicy', plural: 'networkpolicies', shortNames: ['netpol'] },
    ],
  },
  {
    group: 'rbac.authorization.k8s.io',
    version: 'v1',
    kinds: [
      {
        ...rbac('ClusterRoleBinding', 'clusterrolebindings'),
        clusterScoped: true,
        columns: [worked('Role', boundRole), AGE],
      },
      {
        ...rbac('ClusterRole', 'clusterroles'),
        clusterScoped: true,
        columns: [column('Created At', '.metadata.creationTimestamp')],
      },
      {
        ...rbac('RoleBinding', 'rolebindings'),
        columns: [worked('Role', boundRole), AGE],
      },
      {
        ...rbac('Role', 'roles'),
        columns: [column('Created At', '.metadata.creationTimestamp')],
      },
    ],
  },
  {
    group: 'storage.k8s.io',
    version: 'v1',
    kinds: [
      {
        kind: 'StorageClass',
        plural: 'storageclasses',
        clusterScoped: true,
        shortNames: ['sc'],
        columns: [column('Provisioner', '.provisioner'), AGE],
      },
    ],
  },
  {
    group: 'admissionregistration.k8s.io',
    version: 'v1',
    kinds: [
      {
        kind: 'MutatingWebhookConfiguration',
        plural: 'mutatingwebhookconfigurations',
        clusterScoped: true,
        categories: ['api-extensions'],
      },
      {
        kind: 'ValidatingWebhookConfiguration',
        plural: 'validatingwebhookconfigurations',
        clusterScoped: true,
        categories: ['api-extensions'],
      },
      // Stored, but not evaluated.
      {
        kind: 'ValidatingAdmissionPolicy',
        plural: 'validatingadmissionpolicies',
        clusterScoped: true,
        subresources: ['status'],
        categories: ['api-extensions'],
      },
      {
        kind: 'ValidatingAdmissionPolicyBinding',
        plural: 'validatingadmissionpolicybindings',
        clusterScoped: true,
        categories: ['api-extensions'],
      },
    ],
  },
  {
    group: 'apiextensions.k8s.io',
    version: 'v1',
    kinds: [
      {
        kind: 'CustomResourceDefinition',
        plural: 'customresourcedefinitions',
        clusterScoped: true,
        shortNames: ['crd', 'crds'],
        categories: ['api-extensions'],
        subresources: ['status'],
        columns: [column('Created At', '.metadata.creationTimestamp')],
      },
    ],
  },
];

/** A kind that is never stored. */
function review(kind: string, plural: string): BuiltinKind {
  return { kind, plural, clusterScoped: true, verbs: ['create'] };
}

/** RBAC names can contain colons and similar characters (`system:discovery`). */
function rbac(kind: string, plural: string): BuiltinKind {
  return { kind, plural, nameRule: 'path-segment' };
}
