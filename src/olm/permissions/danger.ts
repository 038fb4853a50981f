import type { PolicyRule } from './policyRule';

/** Most severe first: those that lead to more permissions or to the secrets of others. */
const HIGH = [
  /** Everything: as a cluster administrator (cluster-wide) or as the namespace's owner. */
  'everything',
  'escalate',
  'bind',
  'impersonate',
  'write-roles',
  'tokens',
  'approve-certificates',
  'read-secrets',
  'exec',
  'scc',
  'write-webhooks',
  'write-crds',
  'node-proxy',
  'write-nodes',
  'write-namespaces',
  'write-volumes',
] as const;

const MEDIUM = [
  'write-secrets',
  'all-resources',
  'all-verbs',
  'run-pods',
  'review-tokens',
] as const;

const DANGERS = [...HIGH, ...MEDIUM];

/**
 * The risk of a rule beyond an Operator's own resources. Source: the privilege escalation risks in Kubernetes' "RBAC
 * good practices".
 */
export type Danger = (typeof DANGERS)[number];

/** The risks of a rule, most severe first; empty without risks. */
export function dangersOf(rule: PolicyRule): readonly Danger[] {
  if (isEverything(rule)) return ['everything'];
  const named = TABLE.filter(
    ({ danger, needs }) =>
      needs.some((need) => grants(rule, need)) && !(danger === 'scc' && usesCommonScc(rule)),
  );
  return [...named.map(({ danger }) => danger), ...wildcardsIn(rule)];
}

/** SecurityContextConstraints that grant nothing more than every pod of the cluster has. */
export const COMMON_SCCS: readonly string[] = [
  'restricted',
  'restricted-v2',
  'restricted-v3',
  'nonroot',
  'nonroot-v2',
];

/** As a finding: a danger leads to more permissions or to the secrets of others. */
export function severityOfDanger(danger: Danger): 'danger' | 'warning' {
  return dangerRank(danger) < HIGH.length ? 'danger' : 'warning';
}

/** Whether a text, for example from a URL, is the name of a risk. */
export function isDangerName(text: string): text is Danger {
  return DANGERS.some((danger) => danger === text);
}

/** The rank of a risk in lists: the most severe first. */
export function dangerRank(danger: Danger): number {
  return DANGERS.indexOf(danger);
}

const READ = ['get', 'list', 'watch'];
const WRITE = ['create', 'update', 'patch', 'delete', 'deletecollection'];
/** Verbs that change existing objects. Deletion alone is not sufficient. */
const CHANGE = ['create', 'update', 'patch'];

type Need = {
  readonly group: string;
  readonly resources: readonly string[];
  /** One of these is sufficient. */
  readonly verbs: readonly string[];
};

type Row = { readonly danger: Danger; readonly needs: readonly Need[] };

const RBAC = 'rbac.authorization.k8s.io';
const ROLES = ['roles', 'clusterroles'];

const TABLE: readonly Row[] = [
  row('escalate', { group: RBAC, resources: ROLES, verbs: ['escalate'] }),
  row('bind', { group: RBAC, resources: ROLES, verbs: ['bind'] }),
  row(
    'impersonate',
    { group: '', resources: ['users', 'groups', 'serviceaccounts'], verbs: ['impersonate'] },
    { group: 'authentication.k8s.io', resources: ['userextras', 'uids'], verbs: ['impersonate'] },
  ),
  row('write-roles', {
    group: RBAC,
    resources: [...ROLES, 'rolebindings', 'clusterrolebindings'],
    verbs: CHANGE,
  }),
  row('tokens', { group: '', resources: ['serviceaccounts/token'], verbs: ['create'] }),
  row('approve-certificates', {
    group: 'certificates.k8s.io',
    resources: ['certificatesigningrequests/approval', 'signers'],
    verbs: ['update', 'patch', 'approve', 'sign'],
  }),
  row('read-secrets', { group: '', resources: ['secrets'], verbs: READ }),
  row('write-secrets', { group: '', resources: ['secrets'], verbs: WRITE }),
  row('exec', {
    group: '',
    resources: ['pods/exec', 'pods/attach', 'pods/portforward', 'pods/ephemeralcontainers'],
    // For a WebSocket connection, the server requires `get`.
    verbs: ['get', 'create', 'update', 'patch'],
  }),
  row('scc', {
    group: 'security.openshift.io',
    resources: ['securitycontextconstraints'],
    verbs: ['use', ...CHANGE],
  }),
  row('write-webhooks', {
    group: 'admissionregistration.k8s.io',
    resources: ['validatingwebhookconfigurations', 'mutatingwebhookconfigurations'],
    verbs: WRITE,
  }),
  row('write-crds', {
    group: 'apiextensions.k8s.io',
    resources: ['customresourcedefinitions'],
    verbs: WRITE,
  }),
  row('node-proxy', { group: '', resources: ['nodes/proxy'], verbs: ['get', ...CHANGE] }),
  row('write-nodes', { group: '', resources: ['nodes', 'nodes/status'], verbs: WRITE }),
  row('write-namespaces', { group: '', resources: ['namespaces'], verbs: WRITE }),
  row('write-volumes', { group: '', resources: ['persistentvolumes'], verbs: CHANGE }),
  row(
    'run-pods',
    { group: '', resources: ['pods', 'replicationcontrollers'], verbs: CHANGE },
    {
      group: 'apps',
      resources: ['deployments', 'daemonsets', 'statefulsets', 'replicasets'],
      verbs: CHANGE,
    },
    { group: 'batch', resources: ['jobs', 'cronjobs'], verbs: CHANGE },
  ),
  row('review-tokens', {
    group: 'authentication.k8s.io',
    resources: ['tokenreviews'],
    verbs: ['create'],
  }),
];

function row(danger: Danger, ...needs: readonly Need[]): Row {
  return { danger, needs };
}

function isEverything({ apiGroups, resources, verbs }: PolicyRule): boolean {
  return [apiGroups, resources, verbs].every((list) => list.includes('*'));
}

function grants(rule: PolicyRule, { group, resources, verbs }: Need): boolean {
  return (
    hasOne(rule.apiGroups, [group]) &&
    resources.some((resource) => hasResource(rule.resources, resource)) &&
    hasOne(rule.verbs, verbs)
  );
}

function usesCommonScc({ resourceNames, verbs }: PolicyRule): boolean {
  return (
    verbs.every((verb) => verb === 'use' || READ.includes(verb)) &&
    resourceNames.length > 0 &&
    resourceNames.every((name) => COMMON_SCCS.includes(name))
  );
}

function hasOne(granted: readonly string[], wanted: readonly string[]): boolean {
  return granted.includes('*') || wanted.some((one) => granted.includes(one));
}

/** RBAC: `*` matches every resource with its subresources, and `*` before a slash matches any resource. */
function hasResource(granted: readonly string[], wanted: string): boolean {
  const subresource = wanted.split('/')[1];
  return (
    hasOne(granted, [wanted]) || (subresource !== undefined && granted.includes(`*/${subresource}`))
  );
}

function wildcardsIn({ apiGroups, resources, verbs }: PolicyRule): readonly Danger[] {
  return [
    ...(apiGroups.includes('*') || resources.includes('*') ? ['all-resources' as const] : []),
    ...(verbs.includes('*') ? ['all-verbs' as const] : []),
  ];
}
