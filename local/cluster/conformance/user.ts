/** Actions of the user in the situations. */
import { textAt } from '../kube/json';
import type { TestClock } from '../kube/testClock';
import type { ClusterClient, JsonObject } from '../kube/types';
import {
  INSTALL_PLANS,
  OLM_API_VERSION,
  OPERATOR_GROUPS,
  SUBSCRIPTIONS,
} from '../olm/shared/names';

export type Request = {
  readonly name: string;
  readonly channel: string;
  readonly approval?: 'Automatic' | 'Manual';
  readonly startingCSV?: string;
  readonly source?: string;
};

export type User = {
  readonly client: ClusterClient;
  readonly wait: (seconds: number) => void;
  readonly createNamespace: (name: string) => void;
  /** A namespace and an OperatorGroup that targets it alone. */
  readonly own: (namespace: string) => void;
  readonly createGroup: (namespace: string, name: string, spec: JsonObject) => void;
  readonly subscribe: (namespace: string, request: Request) => void;
  /** Every InstallPlan of the namespace that is not approved yet. */
  readonly approve: (namespace: string) => void;
};

export function createUser(client: ClusterClient, clock: TestClock): User {
  const createNamespace = (name: string): void => {
    client.create('namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
  };
  const createGroup = (namespace: string, name: string, spec: JsonObject): void => {
    client.create(OPERATOR_GROUPS, {
      apiVersion: 'operators.coreos.com/v1',
      kind: 'OperatorGroup',
      metadata: { name, namespace },
      spec,
    });
  };
  return {
    client,
    createNamespace,
    createGroup,
    wait: (seconds) => {
      clock.advance(seconds * 1000);
    },
    own: (namespace) => {
      createNamespace(namespace);
      createGroup(namespace, `${namespace}-og`, { targetNamespaces: [namespace] });
    },
    subscribe: (namespace, { name, channel, approval, startingCSV, source }) => {
      client.create(SUBSCRIPTIONS, {
        apiVersion: OLM_API_VERSION,
        kind: 'Subscription',
        metadata: { name, namespace },
        spec: {
          name,
          channel,
          installPlanApproval: approval ?? 'Automatic',
          source: source ?? 'acme',
          sourceNamespace: 'openshift-marketplace',
          ...(startingCSV === undefined ? {} : { startingCSV }),
        },
      });
    },
    approve: (namespace) => {
      for (const plan of client.list(INSTALL_PLANS, { namespace })) {
        if (textAt(plan, 'status', 'phase') !== 'RequiresApproval') continue;
        const ref = { resource: INSTALL_PLANS, name: plan.metadata.name, namespace };
        client.mergePatch(ref, { spec: { approved: true } });
      }
    },
  };
}
