/** One OperatorCondition per CSV, the permission of its service accounts to write it, and its status. */
import { listAt, numberAt, textAt } from '../../kube/json';
import type {
  Clock,
  ClusterClient,
  Controller,
  DraftObject,
  JsonObject,
  KubeObject,
  OwnerReference,
  WatchEvent,
} from '../../kube/types';
import { stableText } from '../../workloads/generatedNames';
import { eventController } from '../../workloads/eventController';
import { keyOf, refOfKey } from '../../workloads/eventQueue';
import { deploymentsOf, isCopied, namespaceOf, objectsAt, permissionsOf } from '../csv/csvFields';
import {
  CLUSTER_SERVICE_VERSIONS,
  MANAGED_LABEL,
  OLM_GROUP,
  OPERATOR_CONDITIONS,
  timestamp,
} from '../shared/names';

const delay = 12;
const ROLES = 'roles.rbac.authorization.k8s.io';
const ROLE_BINDINGS = 'rolebindings.rbac.authorization.k8s.io';

export const operatorConditionController: Controller = eventController({
  name: 'olm-operatorconditions',
  delay,
  begin: ({ client, clock, queue }) => {
    const add = ({ object }: WatchEvent): void => {
      queue.add(keyOf(object));
    };
    return {
      reconcile: (key) => {
        const csv = client.get(refOfKey(CLUSTER_SERVICE_VERSIONS, key));
        if (csv === undefined || isCopied(csv)) return;
        if (csv.metadata.deletionTimestamp === undefined) reconcile(client, clock, csv);
      },
      first: client.list(CLUSTER_SERVICE_VERSIONS).map(keyOf),
      watches: [
        [CLUSTER_SERVICE_VERSIONS, add],
        // A condition has its CSV's name.
        [OPERATOR_CONDITIONS, add],
        [
          'deployments.apps',
          ({ type, object }) => {
            const { labels, namespace } = object.metadata;
            const owner = labels?.['olm.owner'];
            if (type === 'ADDED' && owner !== undefined) queue.add(`${namespace ?? ''}/${owner}`);
          },
        ],
      ],
    };
  },
});

function reconcile(client: ClusterClient, clock: Clock, csv: KubeObject): void {
  const condition = ensureCondition(client, csv);
  ensurePermissions(client, condition);
  const areDeployed = deploymentsOf(csv).every(
    ({ name }) =>
      client.get({ resource: 'deployments.apps', namespace: namespaceOf(csv), name }) !== undefined,
  );
  // OLM first adds the condition's name to the Deployments, and waits until they exist.
  if (areDeployed) writeStatus(client, clock, condition);
}

function ensureCondition(client: ClusterClient, csv: KubeObject): KubeObject {
  const ref = {
    resource: OPERATOR_CONDITIONS,
    namespace: namespaceOf(csv),
    name: csv.metadata.name,
  };
  const serviceAccounts = [
    ...permissionsOf(csv, 'permissions'),
    ...permissionsOf(csv, 'clusterPermissions'),
  ].map(({ serviceAccount }) => serviceAccount);
  const spec = {
    ...(serviceAccounts.length === 0 ? {} : { serviceAccounts }),
    deployments: deploymentsOf(csv).map(({ name }) => name),
  };
  const existing = client.get(ref);
  if (existing === undefined) {
    return client.create(OPERATOR_CONDITIONS, {
      apiVersion: `${OLM_GROUP}/v2`,
      kind: 'OperatorCondition',
      metadata: {
        name: ref.name,
        namespace: ref.namespace,
        ownerReferences: [controllingOwner(csv)],
      },
      spec,
    });
  }
  const wanted = { ...existing.spec, ...spec };
  return stableText(wanted) === stableText(existing.spec)
    ? existing
    : client.update(OPERATOR_CONDITIONS, { ...existing, spec: wanted });
}

function ensurePermissions(client: ClusterClient, condition: KubeObject): void {
  const { name } = condition.metadata;
  const namespace = namespaceOf(condition);
  const accounts = new Set(
    listAt(condition, 'spec', 'serviceAccounts').filter((item) => typeof item === 'string'),
  );
  const metadata = {
    name,
    namespace,
    labels: { [MANAGED_LABEL]: 'true' },
    ownerReferences: [controllingOwner(condition)],
  };
  const verbs = ['get', 'update', 'patch'];
  ensure(client, ROLES, {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'Role',
    metadata,
    rules: [
      { verbs, apiGroups: [OLM_GROUP], resources: ['operatorconditions'], resourceNames: [name] },
      {
        verbs,
        apiGroups: [OLM_GROUP],
        resources: ['operatorconditions/status'],
        resourceNames: [name],
      },
    ],
  });
  ensure(client, ROLE_BINDINGS, {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'RoleBinding',
    metadata,
    subjects: [...accounts].map((account) => ({
      kind: 'ServiceAccount',
      name: account,
      namespace,
    })),
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name },
  });
}

function ensure(client: ClusterClient, resource: string, draft: DraftObject): void {
  const { name = '', namespace = '' } = draft.metadata;
  if (client.get({ resource, namespace, name }) === undefined) client.create(resource, draft);
}

/** OLM copies `spec.conditions` of the Operator, with their generation. */
function writeStatus(client: ClusterClient, clock: Clock, condition: KubeObject): void {
  const generation = condition.metadata.generation ?? 1;
  const before = objectsAt(condition, 'status', 'conditions');
  const said = objectsAt(condition, 'spec', 'conditions');
  if (said.length === 0) return;
  const conditions = said.map((news) => {
    const known = before.find(({ type }) => type === news['type']);
    const isSettled =
      known?.['status'] === news['status'] && numberAt(known, 'observedGeneration') === generation;
    return isSettled && known !== undefined
      ? known
      : taken(news, { known, generation, now: timestamp(clock.now()) });
  });
  if (stableText(conditions) === stableText(before)) return;
  client.updateStatus(OPERATOR_CONDITIONS, {
    ...condition,
    status: { ...condition.status, conditions },
  });
}

function taken(
  news: JsonObject,
  of: {
    readonly known: JsonObject | undefined;
    readonly generation: number;
    readonly now: string;
  },
): JsonObject {
  const isSame = of.known?.['status'] === news['status'];
  const lastTransitionTime = isSame
    ? textAt(of.known, 'lastTransitionTime')
    : textAt(news, 'lastTransitionTime');
  return {
    ...news,
    observedGeneration: of.generation,
    lastTransitionTime: lastTransitionTime ?? of.now,
  };
}

function controllingOwner(owner: KubeObject): OwnerReference {
  return {
    apiVersion: owner.apiVersion,
    kind: owner.kind,
    name: owner.metadata.name,
    uid: owner.metadata.uid ?? '',
    controller: true,
    blockOwnerDeletion: false,
  };
}
