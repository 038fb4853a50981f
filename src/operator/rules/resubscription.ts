import { clusterServiceVersionModel } from '~/kube/models/clusterServiceVersion';
import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { recordIn, textIn } from '~/kube/json';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import type { NamedManifest } from '~/kube/models/meta';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { retryUnpack } from './unpackRetry';

/**
 * Everything that is needed to subscribe again, so that it can be finished after the page was left in the middle: the
 * Subscription as it is to be created, and what has to go before.
 */
export type Resubscription = {
  readonly manifest: NamedManifest;
  readonly uid: string | null;
  readonly csvNames: readonly string[];
  /** What unpacked its bundle and failed; `null`: nothing did, or it is not known. */
  readonly unpacking: { readonly namespace: string; readonly name: string } | null;
};

/**
 * SU-040: the Subscription, its CSVs and the failed Job with its ConfigMap go, then the Subscription is created again
 * with all its settings. The CSVs go before it comes: OLM would not take over one that no Subscription refers to.
 */
export function resubscriptionCalls(plan: Resubscription): readonly ClusterCall[] {
  const { manifest, uid, csvNames, unpacking } = plan;
  const { name, namespace = '' } = manifest.metadata;
  return [
    { kind: 'delete', model: subscriptionModel, object: { name, namespace }, uid },
    ...csvNames.map((csvName): ClusterCall => ({
      kind: 'delete',
      model: clusterServiceVersionModel,
      object: { name: csvName, namespace },
      uid: null,
    })),
    ...(unpacking === null ? [] : retryUnpack(unpacking.namespace, unpacking.name)),
    { kind: 'create', model: subscriptionModel, manifest },
  ];
}

/** What subscribing an Operator again means; `null` when it has no Subscription. */
export function resubscriptionOf({
  subscription,
  csvs,
  unpacking,
}: Pick<OperatorFacts, 'subscription' | 'csvs' | 'unpacking'>): Resubscription | null {
  if (subscription === null) return null;
  const job = unpacking?.job?.metadata;
  return {
    manifest: recreated(subscription),
    uid: subscription.metadata.uid ?? null,
    csvNames: csvs.map(({ metadata }) => metadata.name),
    unpacking: job === undefined ? null : { namespace: job.namespace ?? '', name: job.name },
  };
}

/** The Subscription as it is to be created again: its name, labels, annotations and spec, and nothing that a server wrote. */
function recreated({ metadata, spec }: Subscription): NamedManifest {
  const { group, version, kind } = subscriptionModel;
  const { name, namespace, labels, annotations } = metadata;
  return {
    apiVersion: `${group}/${version}`,
    kind,
    metadata: {
      name,
      ...(namespace === undefined ? {} : { namespace }),
      ...(labels === undefined ? {} : { labels }),
      ...(annotations === undefined ? {} : { annotations }),
    },
    ...(spec === undefined ? {} : { spec }),
  };
}

/** The version that OLM installs first, though another one is installed now; `null`: the channel's newest, or the same. */
export function olderStart({ manifest, csvNames }: Resubscription): string | null {
  const start = textIn(recordIn(manifest.spec)['startingCSV']);
  return start === null || start === csvNames[0] ? null : start;
}

/** Whether the plan of the new Subscription waits for an approval. */
export function needsApproval({ manifest }: Resubscription): boolean {
  return recordIn(manifest.spec)['installPlanApproval'] === 'Manual';
}
