import type { Dependency } from '~/olm/dependencies/dependencies';
import type { ConcernedObject } from '~/olm/messages/message';

/** A remedy for a problem. Each changes the cluster or links to a page that can. */
export type Remedy =
  /** The namespace has none (OG-007). */
  | { readonly kind: 'create-operator-group'; readonly namespace: string }
  /** All OperatorGroups but one must be deleted. */
  | {
      readonly kind: 'remove-operator-group';
      readonly namespace: string;
      readonly names: readonly string[];
    }
  /** The Operator does not support the namespaces of the existing OperatorGroup. */
  | {
      readonly kind: 'change-operator-group';
      readonly namespace: string;
      readonly name: string;
      readonly csvName: string;
    }
  /** OLM does not use the existing OperatorGroup. */
  | { readonly kind: 'edit-operator-group'; readonly namespace: string; readonly name: string }
  /** The ServiceAccount of the OperatorGroup lacks permissions to install (OG-029). */
  | { readonly kind: 'grant-account'; readonly namespace: string; readonly account: string }
  /** Lets OLM replace a failed CSV or install plan with a later version. For all Operators of the namespace. */
  | { readonly kind: 'fail-forward'; readonly namespace: string; readonly name: string }
  /** A CSV without a Subscription blocks the resolution. */
  | { readonly kind: 'delete-csv'; readonly namespace: string; readonly name: string }
  /** Deletes the Job and the ConfigMap of the bundle, so that OLM unpacks it again (TS-004). */
  | {
      readonly kind: 'retry-unpack';
      readonly subscription: SubscriptionName;
      /** The namespace of the catalog's Jobs and ConfigMaps. */
      readonly catalogNamespace: string;
      /** The common name of Job and ConfigMap; `null` if unknown. */
      readonly unpackName: string | null;
      /** The candidate Jobs, for the user to select from. Never guess. */
      readonly candidates: readonly UnpackJob[];
    }
  /** Sets OLM's own retry interval for unpacking (TS-006). */
  | { readonly kind: 'unpack-settings'; readonly namespace: string; readonly name: string }
  /** Deletes the catalog's pod, so that it starts with the current image. */
  | { readonly kind: 'restart-catalog'; readonly catalog: CatalogName }
  /** Disables a default catalog, or deletes another one. */
  | { readonly kind: 'disable-catalog'; readonly catalog: CatalogName }
  | {
      readonly kind: 'approve-plan';
      readonly namespace: string;
      readonly planName: string;
      /** Nothing is installed yet. */
      readonly isFirst: boolean;
    }
  /** A cluster administrator overrides the Operator's condition (OC-004). */
  | {
      readonly kind: 'override-condition';
      readonly namespace: string;
      readonly name: string;
      readonly type: string;
    }
  /** Deletes the Subscription, its CSV and the failed resources, and creates the Subscription again (SU-040). */
  | { readonly kind: 'resubscribe'; readonly subscription: SubscriptionName }
  /** Makes OLM resolve the namespace again, because its message is outdated. */
  | { readonly kind: 'resolve-again'; readonly subscription: SubscriptionName }
  /** Channel, catalog or another setting must be changed. */
  | {
      readonly kind: 'edit-subscription';
      readonly subscription: SubscriptionName;
      readonly setting: 'channel' | 'catalog' | 'approval';
    }
  /** Links to packages that provide the missing dependency. */
  | {
      readonly kind: 'find-provider';
      readonly namespace: string;
      readonly need: Extract<Dependency, { readonly kind: 'api' | 'package' }>;
    }
  /** Links to Operators of other namespaces that provide the same APIs there (OG-013). */
  | { readonly kind: 'find-rivals'; readonly namespace: string; readonly apis: readonly string[] }
  /** Another Operator of the namespace, by Subscription or CSV. */
  | { readonly kind: 'open-operator'; readonly namespace: string; readonly name: string }
  /** Removes an Operator that conflicts with another one, or is not supported in this version. */
  | { readonly kind: 'uninstall'; readonly namespace: string; readonly name: string }
  /** The last lines of a container's log, and the events of its pod. */
  | { readonly kind: 'open-logs'; readonly pod: ConcernedObject; readonly container: string | null }
  | { readonly kind: 'open-object'; readonly object: ConcernedObject };

/** A Job that unpacks a bundle, with what identifies it. */
export type UnpackJob = {
  readonly name: string;
  /** The bundle. */
  readonly image: string | null;
  /** A timestamp. */
  readonly since: string | null;
};

type SubscriptionName = { readonly namespace: string; readonly name: string };

type CatalogName = { readonly namespace: string; readonly name: string };
