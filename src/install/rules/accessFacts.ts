import type { CloudIdentity } from '~/olm/packages/cloudIdentity';
import type { ConsoleFacts } from '~/olm/consolePlugins';

/** What the cluster says about what an Operator may need besides OLM. */
export type AccessFacts = {
  /** `null`: Operators get no short-lived credentials here, or the user may not read whether. */
  readonly cloud: CloudIdentity | null;
  /** `null`: the cluster has no OpenShift console. */
  readonly console: ConsoleFacts | null;
};

export const NO_ACCESS_FACTS: AccessFacts = { cloud: null, console: null };
