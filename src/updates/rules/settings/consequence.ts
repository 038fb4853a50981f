import type { Cloud } from '~/olm/packages/cloudIdentity';
import type { CatalogName } from '~/olm/installed/subscriptionSettings';

/** What saving changed settings brings about, besides that they are changed. */
export type Consequence = { readonly severity: 'info' | 'warning' } & ConsequenceKind;

export type ConsequenceKind =
  /** Manual → Automatic leaves the plan that waits as it is: somebody has to approve it, or delete it (OLM issue 2341). */
  | {
      readonly kind: 'pending-plan-stays';
      readonly plan: string;
      readonly others: readonly string[];
    }
  /** Another Subscription is Manual, so that plans go on waiting (IN-019). */
  | { readonly kind: 'still-held'; readonly by: readonly string[] }
  /** The others of the namespace are updated without approval, too, from now on. */
  | { readonly kind: 'siblings-released'; readonly names: readonly string[] }
  /** The others of the namespace wait for approval, too, from now on (IN-018, SU-022). */
  | { readonly kind: 'siblings-held'; readonly names: readonly string[] }
  /** SU-032, SU-033: this is how a version is held; `startingCSV` is no lock. */
  | { readonly kind: 'held'; readonly version: string | null }
  /** A plan that is approved already is carried out. */
  | { readonly kind: 'running-goes-on'; readonly plan: string }
  /** SU-047, IN-031: a later version may need rights in the cloud that somebody has to grant first. */
  | { readonly kind: 'manual-recommended'; readonly cloud: Cloud }
  /** SU-044: resolution fails, for all Operators of the namespace. */
  | { readonly kind: 'no-such-channel'; readonly channel: string; readonly namespace: string }
  | { readonly kind: 'not-offered'; readonly source: CatalogName; readonly namespace: string }
  | { readonly kind: 'channel-deprecated'; readonly message: string }
  /** SU-018, SU-030. */
  | {
      readonly kind: 'maybe-stranded';
      readonly version: string;
      readonly channel: string;
      readonly isManual: boolean;
    }
  /** SU-030: nothing there takes over from what is installed. */
  | { readonly kind: 'stranded'; readonly version: string; readonly channel: string }
  /** OLM can put the channel in no order, and resolves nothing in the namespace. */
  | { readonly kind: 'unorderable'; readonly channel: string; readonly namespace: string }
  /** SU-019, SU-024: which version comes first is known, and how many follow it. */
  | {
      readonly kind: 'next-update';
      readonly to: string;
      readonly isManual: boolean;
      /** Updates until the last one. */
      readonly hops: number;
      readonly last: string;
      /** The last one is the newest version of the channel. */
      readonly reachesHead: boolean;
    }
  | { readonly kind: 'nothing-newer'; readonly channel: string }
  /** SU-019; recording channel_switch: OLM begins within seconds. */
  | { readonly kind: 'update-follows'; readonly to: string; readonly isManual: boolean }
  /** The approval takes these along (SU-034). */
  | { readonly kind: 'update-with-others'; readonly names: readonly string[] }
  /** OLM looks at the change only when the plan is done or deleted; approving it installs what it was made for. */
  | { readonly kind: 'waits-for-plan'; readonly plan: string }
  /** Another plan may take its place. */
  | { readonly kind: 'plan-replaced'; readonly plan: string }
  /** SU-028, SU-045. */
  | { readonly kind: 'other-catalog'; readonly source: CatalogName }
  /** OLM writes these into the Deployments, whose pods start anew (CF-*). */
  | { readonly kind: 'pods-restart'; readonly members: readonly string[] }
  | { readonly kind: 'selector-ignored' }
  /** TA-007: without them the Operator cannot log in. */
  | {
      readonly kind: 'credentials-removed';
      readonly cloud: Cloud;
      readonly names: readonly string[];
    };

export function info(kind: ConsequenceKind): Consequence {
  return { severity: 'info', ...kind };
}

export function warning(kind: ConsequenceKind): Consequence {
  return { severity: 'warning', ...kind };
}
