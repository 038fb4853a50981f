/** Actions of users, scripts and Operators in the namespaces after the installation. */
import { textAt } from '../../kube/json';
import type { ClusterClient, ObjectRef } from '../../kube/types';
import { conditionOf, conditionsOf } from '../../olm/shared/conditions';
import { CLUSTER_SERVICE_VERSIONS, SUBSCRIPTIONS, unpackName } from '../../olm/shared/names';
import { isInstalled, type Step } from '../staging';
import { enablePlugin, putExamples, putReefs, putTables, useOwnFinalizer } from './people';
import {
  convertShells,
  guardDeployments,
  putShellsAndService,
  serveMetrics,
} from './registrations';

type Story = readonly Step[];

/** Steps by namespace. */
export const STORIES: {
  readonly [namespace: string]: ((namespace: string) => readonly Story[]) | undefined;
} = {
  'webhook-without-service': (namespace) => [removed(namespace, 'meadow-gate', guardDeployments)],
  'finalizers-taken-off': (namespace) => [forced(namespace, 'thistle-policy')],
  'api-without-service': (namespace) => [removed(namespace, 'kelp-metrics', serveMetrics)],
  'conversion-without-service': (namespace) => [
    [
      ...removed(namespace, 'shell-format', putShellsAndService),
      {
        when: () => true,
        then: (client, clock) => {
          clock.after(SECOND_PASS, () => {
            convertShells(client, namespace);
          });
        },
      },
    ],
  ],
  'namespace-never-ends': (namespace) => [
    [
      afterwards(namespace, 'barnacle-store', (client) => {
        putExamples(client, { namespace, name: 'barnacle-store.v1.0.0' });
        useOwnFinalizer(client, namespace);
        remove(client, { resource: 'namespaces', name: namespace });
      }),
    ],
  ],
  'version-without-subscription': (namespace) => [[unsubscribed(namespace, 'drift-nets')]],
  'data-left-behind': (namespace) => [removed(namespace, 'coral-tables', putTables)],
  'never-unpacked': (namespace) => [unsubscribedWhenUnpackingFailed(namespace)],
  'only-a-group-left': (namespace) => [
    [
      ...removed(namespace, 'sand-notes'),
      { when: () => true, then: deleteDefinition('notes.sand.example.com') },
    ],
  ],
  'one-of-three-removed': (namespace) => [
    removed(namespace, 'twin-lamps', exampleOf('twin-lamps')),
  ],
  'operands-in-many-namespaces': (namespace) => [
    [
      afterwards(namespace, 'reef-cluster', (client) => {
        putReefs(client, namespace);
      }),
    ],
  ],
  'needed-by-another': (namespace) => [
    [afterwards(namespace, 'anchor-places', inNamespace(exampleOf('anchor-places'), namespace))],
    [afterwards(namespace, 'ferry-line', inNamespace(exampleOf('ferry-line'), namespace))],
  ],
  'first-of-two': (namespace) => [
    [afterwards(namespace, 'twin-lamps', inNamespace(exampleOf('twin-lamps'), namespace))],
  ],
  'last-words': (namespace) => [
    [
      afterwards(namespace, 'tide-clocks', (client) => {
        putExamples(client, { namespace, name: 'tide-clocks.v1.0.0' });
        enablePlugin(client, 'tide-console');
      }),
    ],
  ],
  'team-a': (namespace) => [
    [unsubscribed(namespace, 'drift-nets')],
    [
      afterwards(namespace, 'heron-database', (client) => {
        const name = textAt(
          client.get({ resource: SUBSCRIPTIONS, namespace, name: 'heron-database' }),
          ...['status', 'installedCSV'],
        );
        if (name !== undefined) putExamples(client, { namespace, name });
      }),
    ],
  ],
};

type InNamespace = (client: ClusterClient, namespace: string) => void;

function exampleOf(packageName: string): InNamespace {
  return (client, namespace) => {
    putExamples(client, { namespace, name: `${packageName}.v1.0.0` });
  };
}

function inNamespace(act: InNamespace, namespace: string): Step['then'] {
  return (client) => {
    act(client, namespace);
  };
}

/** A step after OLM has installed a package. */
function afterwards(namespace: string, packageName: string, then: Step['then']): Step {
  const ref = { resource: SUBSCRIPTIONS, namespace, name: packageName };
  return {
    when: (client) => {
      const subscription = client.get(ref);
      const name = textAt(subscription, 'status', 'installedCSV');
      return (
        textAt(subscription, 'status', 'state') === 'AtLatestKnown' &&
        name !== undefined &&
        isInstalled(client, { namespace, name })
      );
    },
    then,
  };
}

/** A user deletes the Subscription, and then the CSV. */
function removed(namespace: string, packageName: string, before?: InNamespace): Story {
  const csv = { resource: CLUSTER_SERVICE_VERSIONS, namespace, name: `${packageName}.v1.0.0` };
  return [
    afterwards(namespace, packageName, (client) => before?.(client, namespace)),
    {
      when: () => true,
      then: (client, clock) => {
        remove(client, { resource: SUBSCRIPTIONS, namespace, name: packageName });
        untilGone(csv, (present) => {
          remove(client, present);
        })(client, clock);
      },
    },
    { when: (client) => client.get(csv) === undefined, then: () => undefined },
  ];
}

/** A script removes the finalizers, so that the CSV is deleted before OLM cleans up. */
function forced(namespace: string, packageName: string): Story {
  const csv = { resource: CLUSTER_SERVICE_VERSIONS, namespace, name: `${packageName}.v1.0.0` };
  return [
    afterwards(namespace, packageName, (client, clock) => {
      clock.after(SECOND_PASS, () => {
        remove(client, { resource: SUBSCRIPTIONS, namespace, name: packageName });
        untilGone(csv, (present) => {
          client.mergePatch(present, { metadata: { finalizers: null } });
          remove(client, present);
        })(client, clock);
      });
    }),
  ];
}

/** Deletes a CSV, and again if OLM re-creates it from its complete plan. */
function untilGone(csv: ObjectRef, removeIt: (csv: ObjectRef) => void): Step['then'] {
  const act: Step['then'] = (client, clock) => {
    if (client.get(csv) === undefined) return;
    removeIt(csv);
    clock.after(SECOND_PASS, () => {
      act(client, clock);
    });
  };
  return act;
}

/** Milliseconds after which OLM has executed a complete plan again, which would re-create the CSV. */
const SECOND_PASS = 10_000;

function unsubscribed(namespace: string, packageName: string): Step {
  return afterwards(namespace, packageName, (client) => {
    remove(client, { resource: SUBSCRIPTIONS, namespace, name: packageName });
  });
}

/** A user deletes the Subscription; Job and ConfigMap of the bundle remain in the catalogs' namespace. */
function unsubscribedWhenUnpackingFailed(namespace: string): Story {
  const name = unpackName('local.operator-hub/bundles/lost-letter:1.1.0');
  return [
    {
      when: (client) =>
        client
          .list('jobs.batch')
          .some(
            (job) =>
              job.metadata.name === name && conditionOf(conditionsOf(job), 'Failed') !== undefined,
          ),
      then: (client) => {
        remove(client, { resource: SUBSCRIPTIONS, namespace, name: 'lost-letter' });
      },
    },
  ];
}

function deleteDefinition(name: string): Step['then'] {
  return (client) => {
    remove(client, { resource: 'customresourcedefinitions.apiextensions.k8s.io', name });
  };
}

function remove(client: ClusterClient, ref: ObjectRef): void {
  if (client.get(ref) !== undefined) client.delete(ref);
}
