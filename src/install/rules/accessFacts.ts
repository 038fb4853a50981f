import type { CloudIdentity } from '~/olm/packages/cloudIdentity';
import type { ConsoleFacts } from '~/olm/consolePlugins';

/** The cluster's facts about optional features of an Operator. */
export type AccessFacts = {
  /** `null`: no short-lived credentials on this cluster, or no permission. */
  readonly cloud: CloudIdentity | null;
  /** `null`: no OpenShift console. */
  readonly console: ConsoleFacts | null;
};

export const NO_ACCESS_FACTS: AccessFacts = { cloud: null, console: null };
