import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { textMapIn } from '~/kube/json';
import { type ConsoleFacts, pluginsIn } from '~/olm/consolePlugins';
import { TO_CHANGE_THE_CONSOLE } from '~/kube/rights';
import type { PluginInventory } from './inventory';

/** The console plugins of an Operator that the console loads. */
export function pluginInventory(
  consolePlugins: readonly string[],
  others: readonly ClusterServiceVersion[],
  console: ConsoleFacts | null,
): PluginInventory {
  const enabled = consolePlugins.filter((name) => console?.enabled.includes(name) === true);
  const elsewhere = new Set(
    others.flatMap(({ metadata }) => pluginsIn(textMapIn(metadata.annotations))),
  );
  return {
    own: enabled.filter((name) => !elsewhere.has(name)),
    shared: enabled.filter((name) => elsewhere.has(name)),
    unknown:
      console?.mayEnable === false ? consolePlugins.filter((name) => !enabled.includes(name)) : [],
    missing: console?.mayEnable === false ? TO_CHANGE_THE_CONSOLE : null,
  };
}
