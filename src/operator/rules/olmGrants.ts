import type { ClusterServiceVersion } from '~/kube/models/olm';
import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import { deploymentsOf } from '~/olm/workloads/workloads';
import { accessContent } from '~/olm/permissions/accessContent';
import type { BindingKind, RoleName } from './otherBindings';

/** A permission that OLM grants to an Operator's ServiceAccounts without a request in the CSV. */
export type OlmGrant = {
  readonly id: string;
  readonly purpose: OlmGrantPurpose;
  readonly accounts: readonly string[];
  /** `null`: OLM generates its name. */
  readonly role: RoleName | null;
  readonly binding: GrantBinding | null;
  /** Its namespace; `null`: the whole cluster. */
  readonly namespace: string | null;
  /** The Deployment that uses the certificate; `null`: not about a certificate. */
  readonly deployment: string | null;
};

type OlmGrantPurpose =
  /** To write its own OperatorCondition (OC-009). */
  | 'condition'
  /** To read the namespaces, because it watches all of them (OG-019). */
  | 'namespaces'
  /** To read the certificate that OLM creates for calls of the API server. */
  | 'certificate'
  /** To authenticate and authorize requests with the API server. */
  | 'delegation'
  /** To identify requests of the API server. */
  | 'authentication';

type GrantBinding = {
  readonly kind: BindingKind;
  readonly name: string;
  readonly namespace: string | null;
};

/**
 * OLM's grants beyond the CSV. Source: operator-lifecycle-manager, controllers of OperatorConditions and
 * OperatorGroups, and `install/certresources`.
 * @param watched the namespaces of the OperatorGroup (`['']` is all, OG-004); `null`: unknown
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

/** Without an account in the permissions, OLM uses `default`. */
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

/** The Deployments of an APIService or a webhook. */
function calledDeployments(spec: JsonRecord): readonly string[] {
  const served = [
    ...listIn(recordIn(spec['apiservicedefinitions'])['owned']),
    ...listIn(spec['webhookdefinitions']),
  ];
  return served.flatMap((item) => textIn(recordIn(item)['deploymentName']) ?? []);
}
