import type { ClusterServiceVersion } from '../../models/clusterServiceVersion';
import { consoleConfigModel } from '../../models/console';
import { textMapIn } from '../catalog/json';
import type { Right } from '../failure';
import { type ConsoleFacts, pluginsIn } from '../install/access/consolePlugins';
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

/** Without which nobody says which plugins the console loads. */
export const TO_CHANGE_THE_CONSOLE: Right = {
  verb: 'patch',
  group: consoleConfigModel.group,
  resource: consoleConfigModel.plural,
  name: 'cluster',
};
