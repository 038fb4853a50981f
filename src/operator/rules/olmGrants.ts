import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import { deploymentsOf } from '~/olm/workloads/workloads';
import { accessContent } from '~/olm/permissions/accessContent';
import type { BindingKind, RoleName } from './otherBindings';

/** A right that OLM gives the ServiceAccounts of an Operator by itself: no CSV asks for it. */
export type OlmGrant = {
  readonly id: string;
  readonly purpose: OlmGrantPurpose;
  readonly accounts: readonly string[];
  /** `null`: OLM makes up its name. */
  readonly role: RoleName | null;
  readonly binding: GrantBinding | null;
  /** Where it holds; `null`: on the whole cluster. */
  readonly namespace: string | null;
  /** The Deployment for whose certificate it is; `null` where it is for none. */
  readonly deployment: string | null;
};

type OlmGrantPurpose =
  /** To write its own OperatorCondition (OC-009). */
  | 'condition'
  /** To see the namespaces, as it watches all of them (OG-019). */
  | 'namespaces'
  /** To read the certificate that OLM makes for what the API server calls. */
  | 'certificate'
  /** To have the API server check who sends a request, and what they may do. */
  | 'delegation'
  /** To tell requests of the API server from others. */
  | 'authentication';

type GrantBinding = {
  readonly kind: BindingKind;
  readonly name: string;
  readonly namespace: string | null;
};

/**
 * What OLM gives beside what the CSV asks for.
 * Source: operator-lifecycle-manager, controllers of OperatorConditions and OperatorGroups, and `install/certresources`.
 * @param watched the namespaces of the OperatorGroup (`['']` is all, OG-004); `null` when they are not known
 */
export function olmGrantsOf(
  csv: ClusterServiceVersion,
  namespace: string,
  watched: readonly string[] | null,
): readonly OlmGrant[] {
  const spec = recordIn(recordIn(csv)['spec']);
  const strategy = recordIn(recordIn(spec['install'])['spec']);
  const own = accountsIn(strategy['permissions']);
  const accounts = [...new Set([...own, ...accountsIn(strategy['clusterPermissions'])])];
  const called = calledDeployments(spec);
  return [
    conditionGrant(csv.metadata.name, namespace, accounts),
    ...(watched?.includes('') === true && own.length > 0 ? [namespacesGrant(own)] : []),
    ...deploymentsOf(accessContent(csv, namespace))
      .filter(({ name }) => called.includes(name))
      .flatMap(({ name, account }) => servingGrants(name, account, namespace)),
  ];
}

/** Who is named in none of the permissions is `default` for OLM. */
function conditionGrant(name: string, namespace: string, accounts: readonly string[]): OlmGrant {
  return {
    id: 'condition',
    purpose: 'condition',
    accounts: accounts.length === 0 ? ['default'] : accounts,
    role: { kind: 'Role', name, namespace },
    binding: { kind: 'RoleBinding', name, namespace },
    namespace,
    deployment: null,
  };
}

function namespacesGrant(accounts: readonly string[]): OlmGrant {
  return {
    id: 'namespaces',
    purpose: 'namespaces',
    accounts: [...new Set(accounts)],
    role: null,
    binding: null,
    namespace: null,
    deployment: null,
  };
}

function servingGrants(
  deployment: string,
  account: string,
  namespace: string,
): readonly OlmGrant[] {
  const service = `${deployment}-service`;
  const certificate = `${service}-cert`;
  const of = (purpose: OlmGrantPurpose) => ({
    id: `${purpose} ${deployment}`,
    purpose,
    accounts: [account],
    deployment,
  });
  return [
    {
      ...of('certificate'),
      role: { kind: 'Role', name: certificate, namespace },
      binding: { kind: 'RoleBinding', name: certificate, namespace },
      namespace,
    },
    {
      ...of('delegation'),
      role: { kind: 'ClusterRole', name: 'system:auth-delegator', namespace: null },
      binding: {
        kind: 'ClusterRoleBinding',
        name: `${service}-system:auth-delegator`,
        namespace: null,
      },
      namespace: null,
    },
    {
      ...of('authentication'),
      role: {
        kind: 'Role',
        name: 'extension-apiserver-authentication-reader',
        namespace: KUBE_SYSTEM,
      },
      binding: { kind: 'RoleBinding', name: `${service}-auth-reader`, namespace: KUBE_SYSTEM },
      namespace: KUBE_SYSTEM,
    },
  ];
}

const KUBE_SYSTEM = 'kube-system';

function accountsIn(permissions: unknown): readonly string[] {
  return listIn(permissions).flatMap((item) => textIn(recordIn(item)['serviceAccountName']) ?? []);
}

/** The Deployments that serve an APIService or a webhook. */
function calledDeployments(spec: JsonRecord): readonly string[] {
  const served = [
    ...listIn(recordIn(spec['apiservicedefinitions'])['owned']),
    ...listIn(spec['webhookdefinitions']),
  ];
  return served.flatMap((item) => textIn(recordIn(item)['deploymentName']) ?? []);
}
