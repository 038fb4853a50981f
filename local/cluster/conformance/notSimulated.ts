/**
 * Intended differences from recorded OLM. Everything else must be the same, except for time: recordings take up to a
 * few seconds longer between two facts, and `npm run demo` fails unpacking after 90 seconds instead of 10 minutes, so
 * that a failure can be watched.
 */

type Occurrence = {
  /** Plural of the objects, or `events`. */
  readonly resource: string;
  /** A fact of the changes, or the beginning of a line of the final state, or a part of an Event's line. */
  readonly what: RegExp;
  /** The only situation; absent: all. */
  readonly situation?: string;
  readonly reason: string;
};

export type Exception = Occurrence &
  (
    | {
        /**
         * `flips`: compares only new values of the fact, and whether it exists at the end. `left out`: ignores the line
         * on both sides.
         */
        readonly how: 'flips' | 'left out';
      }
    | {
        /** Treats both texts as equal, because a race decides which one is written. */
        readonly how: 'equivalent';
        readonly instead: string;
      }
  );

export const NOT_SIMULATED: readonly Exception[] = [
  {
    how: 'flips',
    resource: 'subscriptions',
    what: /^CatalogSourcesUnhealthy$/u,
    reason:
      'OLM writes the condition from a stale copy of the Subscription, finds it changed and writes it again, a varying number of times.',
  },
  {
    how: 'flips',
    resource: 'subscriptions',
    what: /^InstallPlanPending$/u,
    reason:
      'Two of OLM’s loops write the Subscription in turn, one of them from a cache in which the plan is not complete yet: the condition comes and goes two to six times.',
  },
  {
    how: 'left out',
    resource: 'subscriptions',
    what: /^ResolutionFailed: .* exists and is not referenced by a subscription/u,
    reason:
      'While one CSV replaces another, both exist. Whether OLM resolves in that moment, and which of two reasons it then tells, is a race.',
  },
  {
    how: 'left out',
    resource: 'events',
    what: / ResolutionFailed .* exists and is not referenced by a subscription/u,
    reason: 'The Event of the same.',
  },
  {
    how: 'left out',
    resource: 'events',
    what: /\((?:kubelet|default-scheduler)\)/u,
    reason: 'The recorded cluster had no scheduler and a stand-in for the kubelet: it tells none.',
  },
  {
    how: 'left out',
    resource: 'configmaps',
    what: /^annotations\.operators\.operatorframework\.io\.bundle\.channels\.v1 /u,
    reason:
      'The list is in the metadata of a bundle image, which the local cluster does not have; it names the channels of the catalog.',
  },
  {
    how: 'left out',
    resource: 'installplans',
    what: /^ownerReferences\[\] .* Subscription acme-db$/u,
    situation: 'shared_installplan',
    reason:
      'The second Subscription came while OLM was already resolving with the list of those before it, so its plan does not name it as owner.',
  },
  {
    how: 'left out',
    resource: 'deployments',
    what: /^status\.observedGeneration /u,
    reason:
      'OLM sometimes installs once more from a stale copy of the CSV, which rewrites the Deployment with the same content.',
  },
  {
    how: 'equivalent',
    resource: 'deployments',
    what: /FoundNewReplicaSet Found new/u,
    instead: 'NewReplicaSetCreated Created new',
    reason:
      'Kubernetes says so when its first status write was refused as stale and the ReplicaSet is there on the second attempt.',
  },
];
