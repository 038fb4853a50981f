import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import { type AccessFacts, NO_ACCESS_FACTS } from '~/install/rules/accessFacts';
import { usesTokens } from '~/olm/packages/cloudIdentity';
import { pluginsIn } from '~/olm/consolePlugins';
import { type Loadable, all, ready } from '~/kube/loadable';
import { useCloudIdentity } from '~/updates/read/cloudIdentity';
import { useConsoleFacts } from '~/olm/read/consolePlugins';

/** What the cluster says about what this Operator may need besides OLM; it is asked only what the Operator asks for. */
export function useAccessFacts({ channels }: OperatorPackage): Loadable<AccessFacts> {
  const asksCloud = channels.some(({ annotations }) => usesTokens(annotations));
  const asksConsole = channels.some(({ annotations }) => pluginsIn(annotations).length > 0);
  const cloud = useCloudIdentity(asksCloud);
  const console = useConsoleFacts(asksConsole);
  return asksCloud || asksConsole ? all({ cloud, console }) : NOTHING;
}

const NOTHING = ready(NO_ACCESS_FACTS);
