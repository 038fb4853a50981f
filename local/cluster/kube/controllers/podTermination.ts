import type { Controller, KubeObject } from '../types';

/** Time for a container of the local cluster to stop after SIGTERM. */
const STOP_MILLISECONDS = 1000;

/** Stands in for the kubelet, which removes a pod once its containers have stopped. */
export function createPodTermination(remove: (pod: KubeObject) => void): Controller {
  return {
    name: 'pod-termination',
    start: (client, clock) =>
      client.subscribe('pods', ({ type, object, previous }) => {
        const isNews =
          type === 'MODIFIED' &&
          object.metadata.deletionTimestamp !== undefined &&
          previous?.metadata.deletionTimestamp === undefined;
        if (isNews) {
          clock.after(STOP_MILLISECONDS, () => {
            remove(object);
          });
        }
      }),
  };
}
