/** A GitOps tool in the demo: sets a field of one instance, and sets it again when a user changes it. */
import { numberAt } from '../../kube/json';
import type { Controller, ObjectRef } from '../../kube/types';
import { eventController, watchLiving } from '../../workloads/eventController';

const DELAY = 3000;
const INSTANCES = 1;

/** @param ref the instance, of an API with the field `spec.instances` */
export function secondWriter(ref: ObjectRef): Controller {
  return eventController({
    name: 'demo-second-writer',
    delay: DELAY,
    begin: ({ client, queue }) => ({
      first: [],
      watches: [watchLiving(queue, ref.resource)],
      reconcile: () => {
        const instance = client.get(ref);
        if (instance === undefined || numberAt(instance.spec, 'instances') === INSTANCES) return;
        client.mergePatch(ref, { spec: { instances: INSTANCES } });
      },
    }),
  });
}
