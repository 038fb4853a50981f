import type { Cloud } from '~/olm/packages/cloudIdentity';
import type { CatalogName } from '~/olm/installed/subscription';

/** What saving changed settings causes. */
export type SettingCause =
  /**
   * A change from Manual to Automatic does not affect the pending plan, which must be approved or deleted (OLM issue
   * 2341).
   */
  | {
      readonly kind: 'pending-plan-stays';
      readonly plan: string;
      readonly others: readonly string[];
    }
  /** Another Subscription is Manual, so that plans still require approval (IN-019). */
  | { readonly kind: 'still-held'; readonly by: readonly string[] }
  /** The other Operators of the namespace are updated without approval from now on. */
  | { readonly kind: 'siblings-released'; readonly names: readonly string[] }
  /** The other Operators of the namespace require approval from now on (IN-018, SU-022). */
  | { readonly kind: 'siblings-held'; readonly names: readonly string[] }
  /** SU-032, SU-033: updates are paused. `startingCSV` does not pause them. */
  | { readonly kind: 'held'; readonly version: string | null }
  /** An approved plan is executed. */
  | { readonly kind: 'running-goes-on'; readonly plan: string }
  /** SU-047, IN-031: a later version might need cloud permissions that must be granted first. */
  | { readonly kind: 'manual-recommended'; readonly cloud: Cloud }
  /** SU-044: the resolution fails for all Operators of the namespace. */
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
  /** SU-030: no version there replaces the installed one. */
  | { readonly kind: 'stranded'; readonly version: string; readonly channel: string }
  /** OLM cannot order the channel, and resolves nothing in the namespace. */
  | { readonly kind: 'unorderable'; readonly channel: string; readonly namespace: string }
  /** SU-019, SU-024: the first update is known, and the number of the following ones. */
  | {
      readonly kind: 'next-update';
      readonly to: string;
      readonly isManual: boolean;
      /** The number of updates to the last one. */
      readonly hops: number;
      readonly last: string;
      /** The last one is the latest version of the channel. */
      readonly reachesHead: boolean;
    }
  | { readonly kind: 'nothing-newer'; readonly channel: string }
  /** SU-019; recording channel_switch: OLM starts within seconds. */
  | { readonly kind: 'update-follows'; readonly to: string; readonly isManual: boolean }
  /** The approval also updates these (SU-034). */
  | { readonly kind: 'update-with-others'; readonly names: readonly string[] }
  /** OLM applies the change after the plan is completed or deleted; an approval installs the versions of the plan. */
  | { readonly kind: 'waits-for-plan'; readonly plan: string }
  /** Another plan can replace it. */
  | { readonly kind: 'plan-replaced'; readonly plan: string }
  /** SU-028, SU-045. */
  | { readonly kind: 'other-catalog'; readonly source: CatalogName }
  /** OLM changes the Deployments, so that their pods restart (CF-*). */
  | { readonly kind: 'pods-restart'; readonly members: readonly string[] }
  | { readonly kind: 'selector-ignored' }
  /** TA-007: without these variables the Operator has no credentials. */
  | {
      readonly kind: 'credentials-removed';
      readonly cloud: Cloud;
      readonly names: readonly string[];
    };
