import type { Failure, Right } from '~/kube/failure';
import type { KubeClient } from '~/kube/kubeClient';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { Loadable } from '~/kube/loadable';
import type { KnownOperator } from './knownOperators';
import type { RemovalRun } from './removalRun';
import type { Sight } from './removalSight';

/** A run with what is seen of the cluster, and what can be done about it. */
export type RemovalRunControl = {
  readonly run: RemovalRun;
  /** What is seen of the objects of the stage that the run is at, by the ids of the steps. */
  readonly sights: ReadonlyMap<string, StepSight>;
  /** What keeps the cluster from being seen as it is now: what has gone meanwhile is not noticed. */
  readonly blindness: Failure | null;
  /** Who could clear finalizers; loading as long as nobody has to know. */
  readonly operators: Loadable<readonly KnownOperator[]>;
  /** Sends what is due, again or from now on. */
  readonly goOn: () => void;
  /** Sends nothing further; what is on its way goes on. */
  readonly pause: () => void;
  readonly tryAgain: (id: string) => void;
  /** Waits for a late deletion as long as before. */
  readonly waitOn: (id: string) => void;
  /** Goes on without the object being gone. */
  readonly skip: (id: string) => void;
  /** Reads an object once that may not be watched. */
  readonly lookAgain: (id: string) => void;
  /** Forgets the run: what was removed stays removed. */
  readonly close: () => void;
  readonly release: FinalizerRelease;
};

/** How an object is seen. */
export type StepSight =
  | { readonly kind: 'loading' }
  /** Kept up to date. */
  | { readonly kind: 'watched'; readonly sight: Sight }
  /** Read once, as it may not be watched; `sight` is `null` before that, and when it failed. */
  | {
      readonly kind: 'read';
      readonly sight: Sight | null;
      readonly isReading: boolean;
      readonly failure: Failure | null;
    };

/** Taking a finalizer off by hand, once somebody has asked for it. */
export type FinalizerRelease = {
  readonly asked: ReleaseQuestion | null;
  readonly ask: (question: ReleaseQuestion) => void;
  readonly cancel: () => void;
  /** What is sent; `null`: nothing is asked for, or the object has the finalizer no more. */
  readonly call: ClusterCall | null;
  readonly client: KubeClient;
  readonly missing: readonly Right[];
  /** Whether it is allowed is not known yet. */
  readonly isAsking: boolean;
  readonly isSending: boolean;
  readonly failure: Failure | null;
  readonly send: () => void;
};

export type ReleaseQuestion = { readonly id: string; readonly finalizer: string };
