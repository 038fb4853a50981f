/** Operator resources: one for each `<package>.<namespace>` with components. */
import type { ClusterClient, Controller, KubeObject } from '../../kube/types';
import { stableText } from '../../workloads/generatedNames';
import { eventController, type Watch } from '../../workloads/eventController';
import { isCopied } from '../csv/csvFields';
import { OLM_GROUP, OPERATORS } from '../shared/names';
import { COMPONENT_RESOURCES, operatorsOf, operatorStatus } from './components';

const delay = 8;

export const operatorController: Controller = eventController({
  name: 'olm-operators',
  delay,
  begin: ({ client, queue }) => ({
    reconcile: (name) => {
      reconcile(client, name);
    },
    first: COMPONENT_RESOURCES.flatMap((resource) => client.list(resource).flatMap(namesOf)),
    watches: [
      ...COMPONENT_RESOURCES.map((resource): Watch => [
        resource,
        ({ object, previous }) => {
          for (const name of [...namesOf(object), ...namesOf(previous)]) queue.add(name);
        },
      ]),
      [
        OPERATORS,
        ({ object }) => {
          queue.add(object.metadata.name);
        },
      ],
    ],
  }),
});

/** The Operators that an object is a component of. */
function namesOf(object: KubeObject | undefined): readonly string[] {
  return object === undefined || isCopied(object) ? [] : operatorsOf(object);
}

/** An Operator resource remains without components; a deleted one is re-created while components exist. */
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
