import { useMemo } from 'react';
import { enablablePlugins, forbiddenPlugins } from '~/domain/install/access/consolePlugins';
import { type NextSteps, whatNext } from '~/domain/install/follow/whatNext';
import { dataOr } from '~/domain/loadable';
import type { ClusterServiceVersion } from '~/models/clusterServiceVersion';
import { useConsoleFacts } from '../consolePlugins';

/** What to do now that an Operator is ready. */
export function useWhatNext(csv: ClusterServiceVersion): NextSteps {
  const next = useMemo(() => whatNext(csv), [csv]);
  const console = dataOr(useConsoleFacts(next.consolePlugins.length > 0), null);
  const enabledPlugins = next.consolePlugins.filter(
    (name) => console?.enabled.includes(name) === true,
  );
  const annotations = csv.metadata.annotations ?? {};
  return {
    ...next,
    enabledPlugins,
    enablablePlugins: enablablePlugins(annotations, console),
    forbiddenPlugins: forbiddenPlugins(annotations, console),
  };
}
