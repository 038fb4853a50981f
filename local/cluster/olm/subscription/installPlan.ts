/** Creates the InstallPlan for all Subscriptions of a namespace. */
import { numberAt, textAt } from '../../kube/json';
import type { Clock, ClusterClient, JsonObject, KubeObject } from '../../kube/types';
import { INSTALL_PLANS, OLM_API_VERSION } from '../shared/names';
import { changeStatus } from '../shared/statusWrite';
import { planReferences } from './installState';
import type { BundleLookup } from './planSteps';
import { changeSubscription } from './subscriptionStatus';
import type { Work } from './work';

/** As recorded: the plan gets its steps 0.2 s after its creation, the Subscriptions their reference 0.4 s later. */
const stepsMilliseconds = 200;
const referenceMilliseconds = 400;

export type PlanContent = {
  readonly namespace: string;
  /** All Subscriptions of the namespace. */
  readonly subscriptions: readonly KubeObject[];
  readonly work: Work;
  readonly steps: readonly JsonObject[];
};

/** Creates the plan now, completes it in time, then calls `done`. */
export function makeInstallPlan(
  { client, clock }: { readonly client: ClusterClient; readonly clock: Clock },
  content: PlanContent,
  done: () => void,
): void {
  const { namespace, subscriptions, work, steps } = content;
  const generation = nextGeneration(client, content);
  // One Manual Subscription makes every plan of its namespace require approval.
  const isManual = subscriptions.some(
    (each) => textAt(each, 'spec', 'installPlanApproval') === 'Manual',
  );
  const plan = client.create(INSTALL_PLANS, {
    apiVersion: OLM_API_VERSION,
    kind: 'InstallPlan',
    metadata: {
      generateName: 'install-',
      namespace,
      ownerReferences: subscriptions.map(({ metadata }) => ({
        apiVersion: OLM_API_VERSION,
        kind: 'Subscription',
        name: metadata.name,
        uid: metadata.uid ?? '',
        controller: false,
        blockOwnerDeletion: false,
      })),
    },
    spec: {
      approval: isManual ? 'Manual' : 'Automatic',
      approved: !isManual,
      clusterServiceVersionNames: work.lookups.map(({ identifier }) => identifier),
      generation,
    },
  });
  const ref = { resource: INSTALL_PLANS, name: plan.metadata.name, namespace };
  clock.after(stepsMilliseconds, () => {
    changeStatus(client, ref, () => planStatus(work.lookups, steps, isManual));
    clock.after(referenceMilliseconds, () => {
      const current = client.get(ref);
      if (current !== undefined) refer(current, generation);
      done();
    });
  });

  function refer(current: KubeObject, installPlanGeneration: number): void {
    for (const { subscription, csv } of work.moved) {
      changeSubscription({ client, clock }, subscription, (status) => ({
        ...status,
        ...planReferences(current),
        currentCSV: csv,
        installPlanGeneration,
        state: 'UpgradePending',
      }));
    }
  }
}

function planStatus(
  lookups: readonly BundleLookup[],
  steps: readonly JsonObject[],
  isManual: boolean,
): JsonObject {
  return {
    bundleLookups: lookups,
    catalogSources: [...new Set(lookups.map(({ catalogSourceRef }) => catalogSourceRef.name))],
    phase: isManual ? 'RequiresApproval' : 'Installing',
    plan: steps,
  };
}

function nextGeneration(client: ClusterClient, { namespace, subscriptions }: PlanContent): number {
  const used = [
    ...subscriptions.map((each) => numberAt(each, 'status', 'installPlanGeneration')),
    ...client
      .list(INSTALL_PLANS, { namespace })
      .map((each) => numberAt(each, 'spec', 'generation')),
  ];
  return Math.max(0, ...used.map((generation) => generation ?? 0)) + 1;
}
