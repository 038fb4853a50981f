import {
  clusterServiceVersionModel,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';
import { recordIn, textIn } from '~/kube/json';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import type { NamedManifest } from '~/kube/models/meta';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { retryUnpack } from './unpackRetry';

/**
 * The data to complete a resubscription after the page was closed: the Subscription to create, and the objects to
 * delete before.
 */
export type Resubscription = {
  readonly manifest: NamedManifest;
  readonly uid: string | null;
  readonly csvNames: readonly string[];
  /** The failed unpacking of its bundle; `null`: none, or unknown. */
  readonly unpacking: { readonly namespace: string; readonly name: string } | null;
};

/**
 * SU-040: deletes the Subscription, its CSVs and the failed Job with its ConfigMap, then creates the Subscription with
 * all its settings. The CSVs are deleted before, because OLM would not adopt a CSV without a Subscription.
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

/** The effect of a resubscription; `null`: no Subscription. */
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

/** The Subscription to create: its name, labels, annotations and spec, without fields of the server. */
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

/**
 * The first version that OLM installs, if it differs from the installed one; `null`: the channel's latest, or the same.
 */
export function olderStart({ manifest, csvNames }: Resubscription): string | null {
  const start = textIn(recordIn(manifest.spec)['startingCSV']);
  return start === null || start === csvNames[0] ? null : start;
}

/** Whether the plan of the new Subscription requires approval. */
export function needsApproval({ manifest }: Resubscription): boolean {
  return recordIn(manifest.spec)['installPlanApproval'] === 'Manual';
}
