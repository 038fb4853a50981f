/** Actions in some of the namespaces after the first Subscription. */
import { conditionOf, conditionsOf } from '../../olm/shared/conditions';
import { connectionStateOf } from '../../olm/catalog/catalogs';
import {
  CATALOG_SOURCE_LABEL,
  CATALOG_SOURCES,
  CLUSTER_SERVICE_VERSIONS,
  INSTALL_PLANS,
  OPERATOR_CONDITIONS,
  SUBSCRIPTIONS,
  timestamp,
} from '../../olm/shared/names';
import { flagAt } from '../../kube/json';
import type { ClusterClient } from '../../kube/types';
import { BEHAVIOR_ANNOTATION } from '../../workloads/behavior';
import { OWN_CATALOG } from './situations';
import { isInstalled, type Step } from '../staging';

/** Creates the Subscription of a package in a namespace; without a channel it uses the default one. */
export type Subscribe = (client: ClusterClient, namespace: string, packageName: string) => void;

export function storiesWith(subscribe: Subscribe): readonly (readonly Step[])[] {
  return [
    catalogGoesDown(subscribe),
    joinsLater(
      { namespace: 'waits-for-its-neighbor', name: 'quickstone-cache.v3.0.0' },
      (client) => {
        subscribe(client, 'waits-for-its-neighbor', 'pocket-wiki');
      },
    ),
    joinsLater({ namespace: 'api-already-owned', name: 'heron-database' }, (client) => {
      subscribe(client, 'api-already-owned', 'heron-community');
    }),
    saysThatItMayNotBeUpdated,
    losesItsSubscription(subscribe),
    leavesItsData,
    leavesItsFailure(subscribe),
  ];
}

type Csv = { readonly namespace: string; readonly name: string };

function joinsLater(first: Csv, then: Step['then']): readonly Step[] {
  return [{ when: (client) => installedOf(client, first) !== undefined, then }];
}

function catalogGoesDown(subscribe: Subscribe): readonly Step[] {
  const namespace = 'catalog-is-down';
  const ref = { resource: CATALOG_SOURCES, namespace, name: OWN_CATALOG };
  const isIn =
    (state: string): Step['when'] =>
    (client) => {
      const source = client.get(ref);
      return source !== undefined && connectionStateOf(source) === state;
    };
  return [
    {
      when: isIn('READY'),
      then: (client) => {
        const labels = { [CATALOG_SOURCE_LABEL]: OWN_CATALOG };
        for (const { metadata } of client.list('pods', { namespace, labels })) {
          client.mergePatch(
            { resource: 'pods', namespace, name: metadata.name },
            { metadata: { annotations: { [BEHAVIOR_ANNOTATION]: 'crash-loop' } } },
          );
        }
      },
    },
    {
      when: isIn('TRANSIENT_FAILURE'),
      then: (client) => {
        subscribe(client, namespace, 'pocket-wiki');
      },
    },
  ];
}

const steps = { namespace: 'not-upgradeable-now', name: 'stepping-stones.v1.0.0' };

/** Its next version was approved despite the condition. */
const saysThatItMayNotBeUpdated: readonly Step[] = [
  {
    when: (client) =>
      isInstalled(client, steps) &&
      client.get({ resource: OPERATOR_CONDITIONS, ...steps }) !== undefined,
    then: (client, clock) => {
      client.mergePatch(
        { resource: OPERATOR_CONDITIONS, ...steps },
        {
          spec: {
            conditions: [
              {
                type: 'Upgradeable',
                status: 'False',
                reason: 'CrossingUnderWay',
                message: 'a crossing is half done; wait until it has ended',
                lastTransitionTime: timestamp(clock.now()),
              },
            ],
          },
        },
      );
    },
  },
  {
    when: (client) => pendingPlan(client) !== undefined,
    then: (client) => {
      const name = pendingPlan(client) ?? '';
      const ref = { resource: INSTALL_PLANS, namespace: steps.namespace, name };
      client.mergePatch(ref, { spec: { approved: true } });
    },
  },
];

function pendingPlan(client: ClusterClient): string | undefined {
  const condition = client.get({ resource: OPERATOR_CONDITIONS, ...steps });
  if (conditionOf(conditionsOf(condition), 'Upgradeable')?.status === 'True') return undefined;
  return client
    .list(INSTALL_PLANS, { namespace: steps.namespace })
    .find((plan) => flagAt(plan, 'spec', 'approved') === false)?.metadata.name;
}

function losesItsSubscription(subscribe: Subscribe): readonly Step[] {
  const csv = { namespace: 'version-left-behind', name: 'night-safe' };
  const ref = { resource: SUBSCRIPTIONS, ...csv };
  return [
    {
      when: (client) => installedOf(client, csv) !== undefined,
      then: (client) => {
        client.delete(ref);
      },
    },
    {
      when: (client) => client.get(ref) === undefined,
      then: (client) => {
        subscribe(client, csv.namespace, csv.name);
      },
    },
  ];
}

/** OLM's condition of two Subscriptions remains after the Subscription that caused it is deleted. */
function leavesItsFailure(subscribe: Subscribe): readonly Step[] {
  const namespace = 'failure-is-outdated';
  const isUnresolved =
    (name: string): Step['when'] =>
    (client) => {
      const found = client.get({ resource: SUBSCRIPTIONS, namespace, name });
      return conditionOf(conditionsOf(found), 'ResolutionFailed') !== undefined;
    };
  return [
    {
      when: isUnresolved('kestrel-analytics'),
      then: (client) => {
        subscribe(client, namespace, 'pocket-wiki');
      },
    },
    {
      when: isUnresolved('pocket-wiki'),
      then: (client, clock) => {
        clock.after(RESOLVED, () => {
          client.delete({ resource: SUBSCRIPTIONS, namespace, name: 'kestrel-analytics' });
        });
      },
    },
  ];
}

/** Milliseconds after which OLM has resolved again because of its own status updates. */
const RESOLVED = 10_000;

const sparrow = { namespace: 'data-left-behind', name: 'sparrow-dashboards' };

const leavesItsData: readonly Step[] = [
  {
    when: (client) => installedOf(client, sparrow) !== undefined,
    then: (client) => {
      const { namespace, name } = sparrow;
      client.create('dashboards.sparrow.example.com', {
        apiVersion: 'sparrow.example.com/v1',
        kind: 'Dashboard',
        metadata: { name: 'traffic', namespace },
        spec: { panels: ['requests', 'errors'] },
      });
      client.delete({ resource: SUBSCRIPTIONS, namespace, name });
      deleteInstalled(client, sparrow);
    },
  },
  { when: (client) => installedOf(client, sparrow) === undefined, then: () => undefined },
  // OLM executes the complete plan again, which might re-create the CSV.
  {
    when: (client) => installedOf(client, sparrow) !== undefined,
    then: (client) => {
      deleteInstalled(client, sparrow);
    },
  },
];

function deleteInstalled(client: ClusterClient, csv: Csv): void {
  const name = installedOf(client, csv);
  if (name === undefined) return;
  client.delete({ resource: CLUSTER_SERVICE_VERSIONS, namespace: csv.namespace, name });
}

/** The name of the installed CSV with this prefix. */
function installedOf(client: ClusterClient, { namespace, name }: Csv): string | undefined {
  return client
    .list(CLUSTER_SERVICE_VERSIONS, { namespace })
    .map(({ metadata }) => metadata.name)
    .find((csv) => csv.startsWith(name) && isInstalled(client, { namespace, name: csv }));
}
