/** Whether the service accounts of a CSV exist and have the requested permissions. */
import type { ClusterClient, JsonObject, KubeObject } from '../../kube/types';
import { namespaceOf, objectsAt, permissionsOf, type Permission } from './csvFields';
import { isOwnedBy } from './ownership';
import type { Requirements } from './requirementStatus';
import { accessCheckOf, satisfies } from './accessCheck';

/** One status per service account. OLM reports namespaced rules only while one is unmet, and cluster rules always. */
export function permissionStatus(client: ClusterClient, csv: KubeObject): Requirements {
  const namespaced = check(client, csv, {
    permissions: permissionsOf(csv, 'permissions'),
    scope: 'namespaced',
    known: new Map(),
  });
  const clusterWide = check(client, csv, {
    permissions: permissionsOf(csv, 'clusterPermissions'),
    scope: 'cluster',
    known: namespaced.met ? new Map() : namespaced.accounts,
  });
  return {
    met: namespaced.met && clusterWide.met,
    statuses: [...clusterWide.accounts.values()],
  };
}

type Task = {
  readonly permissions: readonly Permission[];
  readonly scope: 'namespaced' | 'cluster';
  readonly known: ReadonlyMap<string, JsonObject>;
};

type Accounts = { readonly met: boolean; readonly accounts: ReadonlyMap<string, JsonObject> };

function check(client: ClusterClient, csv: KubeObject, task: Task): Accounts {
  const accounts = new Map(task.known);
  let met = true;
  for (const permission of task.permissions) {
    const known = accounts.get(permission.serviceAccount);
    const result = accountStatus(client, csv, { permission, scope: task.scope, known });
    accounts.set(permission.serviceAccount, result.status);
    met &&= result.met;
  }
  return { met, accounts };
}

type Question = {
  readonly permission: Permission;
  readonly scope: 'namespaced' | 'cluster';
  readonly known: JsonObject | undefined;
};

function accountStatus(
  client: ClusterClient,
  csv: KubeObject,
  { permission, scope, known }: Question,
): { readonly met: boolean; readonly status: JsonObject } {
  const namespace = namespaceOf(csv);
  const name = permission.serviceAccount;
  const subject = known ?? {
    group: '',
    version: 'v1',
    kind: 'ServiceAccount',
    name,
    status: 'Present',
    message: '',
  };
  const account = client.get({ resource: 'serviceaccounts', namespace, name });
  if (account === undefined) {
    const message = 'Service account does not exist';
    return { met: false, status: { ...subject, status: 'NotPresent', message } };
  }
  if (isForeign(account, csv)) {
    const message = 'Service account is owned by another ClusterServiceVersion';
    return { met: false, status: { ...subject, status: 'PresentNotSatisfied', message } };
  }
  const isPermitted = accessCheckOf(client, { namespace, name });
  const where = scope === 'cluster' ? undefined : namespace;
  const dependents = permission.rules.map((rule) => ({
    group: 'rbac.authorization.k8s.io',
    version: 'v1',
    kind: 'PolicyRule',
    message: `${scope} rule:${ruleText(rule)}`,
    status: satisfies(isPermitted, rule, where) ? 'Satisfied' : 'NotSatisfied',
  }));
  const met = dependents.every(({ status }) => status === 'Satisfied');
  const all = [...dependentsOf(subject), ...dependents];
  return {
    met,
    status: {
      ...subject,
      ...(met
        ? {}
        : {
            status: 'PresentNotSatisfied',
            message: 'Policy rule not satisfied for service account',
          }),
      ...(all.length === 0 ? {} : { dependents: all }),
    },
  };
}

function dependentsOf(status: JsonObject): readonly JsonObject[] {
  return objectsAt(status, 'dependents');
}

function isForeign(account: KubeObject, csv: KubeObject): boolean {
  const owners = account.metadata.ownerReferences ?? [];
  return owners.some(({ kind }) => kind === 'ClusterServiceVersion') && !isOwnedBy(account, csv);
}

/** A PolicyRule as Go marshals it: fields in the order of the Go type, without empty ones. */
export function ruleText(rule: JsonObject): string {
  const fields = ['verbs', 'apiGroups', 'resources', 'resourceNames', 'nonResourceURLs'];
  return JSON.stringify(
    Object.fromEntries(
      fields.filter((field) => rule[field] !== undefined).map((field) => [field, rule[field]]),
    ),
  );
}
