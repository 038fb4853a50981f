import { useMemo } from 'react';
import { enablablePlugins } from '~/domain/install/access/consolePlugins';
import { type WhatNext, whatNext } from '~/domain/install/follow/whatNext';
import { dataOr } from '~/domain/loadable';
import type { ClusterServiceVersion } from '~/models/clusterServiceVersion';
import { useConsoleFacts } from './consolePlugins';

export type NextSteps = WhatNext & {
  /** Plugins that the console was told to load: it shows them after a reload. Empty where that cannot be read. */
  readonly enabledPlugins: readonly string[];
  /** Plugins that the console does not load, and that the user may enable. */
  readonly enablablePlugins: readonly string[];
};

/** What to do now that an Operator is ready. */
export function useWhatNext(csv: ClusterServiceVersion): NextSteps {
  const next = useMemo(() => whatNext(csv), [csv]);
  const console = dataOr(useConsoleFacts(next.consolePlugins.length > 0), null);
  const enabledPlugins = next.consolePlugins.filter(
    (name) => console?.enabled.includes(name) === true,
  );
  const annotations = csv.metadata.annotations ?? {};
  return { ...next, enabledPlugins, enablablePlugins: enablablePlugins(annotations, console) };
}
