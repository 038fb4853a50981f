import { useMemo } from 'react';
import { enablablePlugins, forbiddenPlugins } from '~/olm/consolePlugins';
import { type NextSteps, whatNext } from '~/olm/installed/whatNext';
import { dataOr } from '~/kube/loadable';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import { useConsoleFacts } from '~/olm/read/consolePlugins';

/** The next steps after an installation. */
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
