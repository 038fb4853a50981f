/** A cluster with olm-operator, and the resources of tests. */
import { createInProcessCluster } from '../../kube/inProcess';
import type { ClusterClient, Json, JsonObject, KubeObject } from '../../kube/types';
import { seedBase } from '../../seed/base';
import { workloadControllers } from '../../workloads/workloads';
import {
  CLUSTER_SERVICE_VERSIONS,
  INSTALL_PLANS,
  OLM_API_VERSION,
  OPERATOR_GROUPS,
  SUBSCRIPTIONS,
} from '../shared/names';
import { olmOperatorSide } from './operatorSide';
import { createTestClock, type TestClock } from '../../kube/testClock';

export type TestCluster = {
  readonly client: ClusterClient;
  readonly clock: TestClock;
  /** `reason` of each new phase or reason of a CSV, in order: `Pending/RequirementsUnknown`, … */
  readonly phasesOf: (namespace: string, name: string) => readonly string[];
  /** `phase` and Installed condition of a plan as they changed. */
  readonly planSteps: (namespace: string, name: string) => readonly string[];
  readonly stop: () => void;
};

export function aCluster(): TestCluster {
  const clock = createTestClock();
  const { client, stop } = createInProcessCluster({
    clock,
    seed: seedBase,
    controllers: [...workloadControllers(), ...olmOperatorSide().controllers],
  });
  const histories = new Map<string, string[]>();
  const note = (resource: string, text: (object: KubeObject) => string): void => {
    client.subscribe(resource, ({ object }) => {
      const key = `${resource}|${object.metadata.namespace ?? ''}/${object.metadata.name}`;
      const history = histories.get(key) ?? [];
      histories.set(key, history);
      const line = text(object);
      if (line !== '' && history.at(-1) !== line) history.push(line);
    });
  };
  note(CLUSTER_SERVICE_VERSIONS, ({ status }) => joined(status?.['phase'], status?.['reason']));
  note(INSTALL_PLANS, ({ status }) => joined(status?.['phase'], status?.['message']));
  const historyOf = (resource: string, namespace: string, name: string): readonly string[] =>
    histories.get(`${resource}|${namespace}/${name}`) ?? [];
  return {
    client,
    clock,
    stop,
    phasesOf: (namespace, name) => historyOf(CLUSTER_SERVICE_VERSIONS, namespace, name),
    planSteps: (namespace, name) => historyOf(INSTALL_PLANS, namespace, name),
  };
}

function joined(...parts: readonly (Json | undefined)[]): string {
  return parts.filter((part): part is string => typeof part === 'string' && part !== '').join('/');
}

/** A namespace and, unless `targets` is empty, its OperatorGroup. */
export function aProject(client: ClusterClient, name: string, targets: readonly string[]): void {
  client.create('namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
  if (targets.length > 0) aGroup(client, name, { targetNamespaces: targets });
}

export function aGroup(client: ClusterClient, namespace: string, spec: JsonObject): void {
  client.create(OPERATOR_GROUPS, {
    apiVersion: 'operators.coreos.com/v1',
    kind: 'OperatorGroup',
    metadata: { generateName: `${namespace}-`, namespace },
    spec,
  });
}

/** A Subscription whose plan and CSV are already known, as the catalog side keeps it. */
export function aSubscription(
  client: ClusterClient,
  namespace: string,
  of: { readonly name: string; readonly installedCSV: string; readonly config?: JsonObject },
): void {
  const subscription = client.create(SUBSCRIPTIONS, {
    apiVersion: OLM_API_VERSION,
    kind: 'Subscription',
    metadata: { name: of.name, namespace },
    spec: {
      name: of.name,
      channel: 'stable',
      source: 'acme',
      sourceNamespace: 'openshift-marketplace',
      ...(of.config === undefined ? {} : { config: of.config }),
    },
  });
  client.updateStatus(SUBSCRIPTIONS, {
    ...subscription,
    status: {
      installedCSV: of.installedCSV,
      currentCSV: of.installedCSV,
      lastUpdated: '2026-11-21T00:00:00Z',
    },
  });
}
