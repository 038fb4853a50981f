import type { OperatorPackage } from '~/domain/catalog/operatorPackage';
import { type AccessFacts, NO_ACCESS_FACTS } from '~/domain/install/access/accessFacts';
import { usesTokens } from '~/domain/install/access/cloudIdentity';
import { pluginsIn } from '~/domain/install/access/consolePlugins';
import { type Loadable, all, ready } from '~/domain/loadable';
import { useCloudIdentity } from './cloudIdentity';
import { useConsoleFacts } from '../consolePlugins';

/** What the cluster says about what this Operator may need besides OLM; it is asked only what the Operator asks for. */
export function useAccessFacts({ channels }: OperatorPackage): Loadable<AccessFacts> {
  const asksCloud = channels.some(({ annotations }) => usesTokens(annotations));
  const asksConsole = channels.some(({ annotations }) => pluginsIn(annotations).length > 0);
  const cloud = useCloudIdentity(asksCloud);
  const console = useConsoleFacts(asksConsole);
  return asksCloud || asksConsole ? all({ cloud, console }) : NOTHING;
}

const NOTHING = ready(NO_ACCESS_FACTS);
