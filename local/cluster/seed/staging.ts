/** Steps before the cluster is ready; each waits until OLM has processed the previous ones. */
import { textAt } from '../kube/json';
import type { Clock, ClusterClient, Controller } from '../kube/types';
import { CLUSTER_SERVICE_VERSIONS } from '../olm/shared/names';

export type Step = {
  readonly when: (client: ClusterClient) => boolean;
  readonly then: (client: ClusterClient, clock: Clock) => void;
};

/** Milliseconds between a change and the check of the next steps. */
const REST = 100;

/** Performs the steps of each situation once, in order. */
export function stage(stories: readonly (readonly Step[])[]): Controller {
  return {
    name: 'stage-situations',
    start: (client, clock) => {
      let open = stories.filter((story) => story.length > 0);
      let isDue = false;
      const look = (): void => {
        if (isDue || open.length === 0) return;
        isDue = true;
        clock.after(REST, () => {
          isDue = false;
          open = open
            .map((story) => advanced(story, client, clock))
            .filter(({ length }) => length > 0);
        });
      };
      look();
      return client.subscribe('*', look);
    },
  };
}

function advanced(story: readonly Step[], client: ClusterClient, clock: Clock): readonly Step[] {
  const [step, ...rest] = story;
  if (!step?.when(client)) return story;
  step.then(client, clock);
  return rest;
}

/** Whether a CSV is installed. */
export function isInstalled(
  client: ClusterClient,
  { namespace, name }: { readonly namespace: string; readonly name: string },
): boolean {
  const csv = client.get({ resource: CLUSTER_SERVICE_VERSIONS, namespace, name });
  return textAt(csv, 'status', 'phase') === 'Succeeded';
}
