import type { Severity } from '~/olm/finding';
import type { ResourceModel } from '~/kube/models/meta';
import type { PatchStep } from '~/olm/calls/clusterCall';
import type { RemovalStage } from '~/remove/rules/run/removalStep';
import type { LeftoverKind } from './leftoverKinds';
import type { ClusterFacts } from './owners';
import type { ScanName } from './scannedCluster';
import type { ScannedObject } from './scannedObjects';

/** A kind of leftover; its texts are in `view/leftovers/texts.ts`. */
export type LeftoverDefinition<Reads extends ScanName = ScanName> = {
  /** A danger breaks requests to the API server, a warning blocks an installation or deletion, an info uses room. */
  readonly severity: Severity;
  /** The stage of its deletion or change; `null`: another clean-up releases it. */
  readonly stage: RemovalStage | null;
  /** The lists that {@link find} needs besides those of owners. They are read again before a clean-up. */
  readonly reads: readonly Reads[];
  /** @param others the other leftovers */
  readonly find: (facts: ClusterFacts<Reads>, others: readonly Leftover[]) => readonly Found[];
};

/** Checks that a kind reads each list that it uses. */
export function leftoverKind<Reads extends ScanName>(
  definition: LeftoverDefinition<Reads>,
): LeftoverDefinition {
  return definition;
}

/** An object that can be a leftover. */
export type Found = {
  readonly model: ResourceModel;
  readonly object: ScannedObject;
  /** Empty: it is none. */
  readonly evidence: readonly LeftoverEvidence[];
} & Partial<Pick<Leftover, 'cleanUp' | 'after' | 'formerOwner' | 'origin' | 'finalizers'>>;

export type LeftoverObject = {
  readonly model: ResourceModel;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly name: string;
  readonly uid: string | null;
};

/** An object that no installed Operator needs, with the evidence and its clean-up. */
export type Leftover = {
  /** Stable: kind, group, plural, namespace and name. */
  readonly id: string;
  readonly kind: LeftoverKind;
  readonly object: LeftoverObject;
  readonly createdAt: string | null;
  /** The former owner by labels and names: the package and its namespace. */
  readonly formerOwner: { readonly packageName: string | null; readonly namespace: string | null };
  /** An object of unknown origin is not selected by default. */
  readonly origin: 'olm' | 'unknown';
  /** Facts, each shown as a sentence. Never empty. */
  readonly evidence: readonly LeftoverEvidence[];
  /** The finalizers that block its deletion. */
  readonly finalizers: readonly string[];
  readonly cleanUp: CleanUp;
  /**
   * The IDs of leftovers to clean up first. Otherwise the clean-up waits forever, or OLM creates the object again. For
   * an object without its own clean-up, those whose clean-up releases it.
   */
  readonly after: readonly string[];
};

export type LeftoverEvidence =
  | { readonly kind: 'service-gone'; readonly namespace: string; readonly name: string }
  /** The API server rejects these requests while the webhook is unavailable. */
  | {
      readonly kind: 'fails-closed';
      readonly webhooks: readonly string[];
      /** `plural.group`, of the core group `plural`; `*` for all. */
      readonly resources: readonly string[];
      /** Limited by selectors to some namespaces or objects. */
      readonly isLimited: boolean;
    }
  /** A Service converts an object between its versions: without it, the object cannot be read. */
  | { readonly kind: 'cannot-be-read'; readonly api: string }
  /** The API of its owner does not exist in the cluster. */
  | {
      readonly kind: 'owner-kind-gone';
      readonly ownerKind: string;
      readonly apiVersion: string;
      readonly name: string;
    }
  | { readonly kind: 'label'; readonly key: string; readonly value: string }
  | {
      readonly kind: 'no-owner-csv';
      readonly csvName: string | null;
      readonly namespace: string | null;
    }
  | { readonly kind: 'no-csv-owns'; readonly api: string }
  /** OLM v1's label names this ClusterExtension. */
  | { readonly kind: 'no-extension'; readonly name: string }
  | { readonly kind: 'no-subscription'; readonly csvName: string }
  /** The phase of a CSV without a Subscription, whose Deployments run. */
  | { readonly kind: 'phase'; readonly phase: string }
  /** OLM cannot resolve this Subscription because of the CSV. */
  | { readonly kind: 'blocks-subscription'; readonly name: string; readonly namespace: string }
  | { readonly kind: 'no-components' }
  /** OLM lists only these leftovers, and creates the list again while one of them exists. */
  | { readonly kind: 'only-leftover-components'; readonly components: readonly ComponentName[] }
  | { readonly kind: 'no-operator-in-namespace'; readonly namespace: string }
  | { readonly kind: 'not-needed-by-plan' }
  /** A condition of the object. */
  | { readonly kind: 'condition'; readonly type: string; readonly message: string }
  /** The remaining objects of a namespace, with their finalizers. */
  | { readonly kind: 'held-by'; readonly resources: readonly BlockingResource[] }
  /** The finalizers that block a namespace, if its condition does not state their objects. */
  | { readonly kind: 'finalizers-held'; readonly finalizers: readonly PendingFinalizer[] };

export type ComponentName = {
  readonly kind: string;
  readonly namespace: string | null;
  readonly name: string;
};

export type PendingFinalizer = { readonly name: string; readonly count: number | null };

export type BlockingResource = {
  /** `plural.group` in the condition of the namespace. */
  readonly resource: string;
  /** `null`: not stated. */
  readonly count: number | null;
  readonly finalizers: readonly string[];
};

export type CleanUp =
  | { readonly kind: 'delete' }
  /** Only this part is removed. The rest remains. */
  | {
      readonly kind: 'patch';
      readonly part: 'webhooks' | 'conversion';
      readonly steps: readonly PatchStep[];
    }
  /** No direct clean-up. */
  | { readonly kind: 'none' };

export function leftoverId(
  kind: LeftoverKind,
  { group, plural }: ResourceModel,
  { namespace, name }: Pick<ScannedObject, 'namespace' | 'name'>,
): string {
  return [kind, group, plural, namespace ?? '', name].join('/');
}
