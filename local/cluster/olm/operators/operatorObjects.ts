/** The Operator objects: one for each `<package>.<namespace>` that has components. */
import type { ClusterClient, Controller, KubeObject } from '../../kube/types';
import { stableText } from '../../workloads/generatedNames';
import { createEventQueue } from '../../workloads/eventQueue';
import { isCopied } from '../csv/csvFields';
import { OLM_GROUP, OPERATORS } from '../shared/names';
import { COMPONENT_RESOURCES, operatorsOf, operatorStatus } from './components';

const delay = 8;

export const operatorController: Controller = {
  name: 'olm-operators',
  start: (client, clock) => {
    const queue = createEventQueue({
      clock,
      delay,
      reconcile: (name) => {
        reconcile(client, name);
      },
    });
    const add = (object: KubeObject | undefined): void => {
      if (object === undefined || isCopied(object)) return;
      for (const name of operatorsOf(object)) queue.add(name);
    };
    const stops = [
      ...COMPONENT_RESOURCES.map((resource) =>
        client.subscribe(resource, ({ object, previous }) => {
          add(object);
          add(previous);
        }),
      ),
      client.subscribe(OPERATORS, ({ object }) => {
        queue.add(object.metadata.name);
      }),
    ];
    for (const resource of COMPONENT_RESOURCES) {
      for (const object of client.list(resource)) add(object);
    }
    return () => {
      for (const stop of stops) stop();
      queue.stop();
    };
  },
};

/** An Operator stays when its last component goes; a deleted one comes back while there are components. */
function reconcile(client: ClusterClient, name: string): void {
  const existing = client.get({ resource: OPERATORS, name });
  const status = operatorStatus(client, name);
  if (existing === undefined) {
    if (!hasComponents(status)) return;
    client.create(OPERATORS, {
      apiVersion: `${OLM_GROUP}/v1`,
      kind: 'Operator',
      metadata: { name },
      spec: {},
    });
    return;
  }
  if (stableText(existing.status ?? {}) === stableText(status)) return;
  client.updateStatus(OPERATORS, { ...existing, status });
}

function hasComponents(status: unknown): boolean {
  return stableText(status).includes('"refs"');
}
