import type { Dependency } from '~/olm/dependencies/dependencies';
import type { ConcernedObject } from '~/olm/messages/message';

/** What can be done about a finding. Each acts on the cluster, or leads to where one can. */
export type Remedy =
  /** The namespace has none (OG-007). */
  | { readonly kind: 'create-operator-group'; readonly namespace: string }
  /** Of several OperatorGroups all but one have to go. */
  | {
      readonly kind: 'remove-operator-group';
      readonly namespace: string;
      readonly names: readonly string[];
    }
  /** The one that is there watches namespaces in a way that the Operator does not support. */
  | {
      readonly kind: 'change-operator-group';
      readonly namespace: string;
      readonly name: string;
      readonly csvName: string;
    }
  /** A CSV that no Subscription refers to stands in the way of resolution. */
  | { readonly kind: 'delete-csv'; readonly namespace: string; readonly name: string }
  /** The Job and the ConfigMap of the bundle are deleted, so that OLM unpacks again (TS-004). */
  | {
      readonly kind: 'retry-unpack';
      readonly subscription: SubscriptionName;
      /** Where Jobs and ConfigMaps of the catalog are. */
      readonly catalogNamespace: string;
      /** The name that Job and ConfigMap share; `null` when it could not be found out. */
      readonly unpackName: string | null;
      /** The Jobs of which it can be one, for a person to tell; never to be guessed. */
      readonly candidates: readonly UnpackJob[];
    }
  /** OLM is told to unpack again by itself, and how long that may take (TS-006). */
  | { readonly kind: 'unpack-settings'; readonly namespace: string; readonly name: string }
  /** The catalog's pod is deleted, so that it starts anew with the image of now. */
  | { readonly kind: 'restart-catalog'; readonly catalog: CatalogName }
  /** A default catalog is switched off, another one deleted. */
  | { readonly kind: 'disable-catalog'; readonly catalog: CatalogName }
  | { readonly kind: 'approve-plan'; readonly namespace: string; readonly planName: string }
  /** A cluster administrator says something else than the Operator's own condition (OC-004). */
  | {
      readonly kind: 'override-condition';
      readonly namespace: string;
      readonly name: string;
      readonly type: string;
    }
  /** The Subscription, its CSV and what failed are deleted, and the Subscription is created again (SU-040). */
  | { readonly kind: 'resubscribe'; readonly subscription: SubscriptionName }
  /** OLM resolves the namespace again: what it says is outdated. */
  | { readonly kind: 'resolve-again'; readonly subscription: SubscriptionName }
  /** Channel, catalog or another setting has to be changed. */
  | {
      readonly kind: 'edit-subscription';
      readonly subscription: SubscriptionName;
      readonly setting: 'channel' | 'catalog' | 'approval';
    }
  /** The packages that the catalogs offer for what is missing are shown, to install one of them. */
  | {
      readonly kind: 'find-provider';
      readonly namespace: string;
      readonly need: Extract<Dependency, { readonly kind: 'api' | 'package' }>;
    }
  /** Operators of other namespaces that serve the same APIs there are shown (OG-013). */
  | { readonly kind: 'find-rivals'; readonly namespace: string; readonly apis: readonly string[] }
  /** Another Operator of the namespace: by its Subscription, or its CSV. */
  | { readonly kind: 'open-operator'; readonly namespace: string; readonly name: string }
  /** One that cannot be beside another, or in this version, goes. */
  | { readonly kind: 'uninstall'; readonly namespace: string; readonly name: string }
  /** The last lines of a container's log, and the events of its pod. */
  | { readonly kind: 'open-logs'; readonly pod: ConcernedObject; readonly container: string | null }
  | { readonly kind: 'open-object'; readonly object: ConcernedObject };

/** A Job that unpacks a bundle, by what tells whose it is. */
export type UnpackJob = {
  readonly name: string;
  /** The bundle. */
  readonly image: string | null;
  /** A timestamp. */
  readonly since: string | null;
};

type SubscriptionName = { readonly namespace: string; readonly name: string };

type CatalogName = { readonly namespace: string; readonly name: string };
