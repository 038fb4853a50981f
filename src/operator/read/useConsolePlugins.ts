import { useMemo, useState } from 'react';
import { textsIn } from '~/kube/json';
import { type PluginChange, pluginPatch, pluginsIn } from '~/olm/consolePlugins';
import { type Loadable, map, ready } from '~/kube/loadable';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import { type ConsoleConfig, consoleConfigModel } from '~/kube/models/console';
import { changePlugins, useConsoleConfigs } from '~/olm/read/consolePlugins';
import { type CallsRun, useClusterCalls } from '~/olm/read/useClusterCalls';

export type OperatorPlugins = {
  readonly plugins: readonly { readonly name: string; readonly isEnabled: boolean }[];
  readonly config: ConsoleConfig;
};

/** The live console plugins of an Operator; `null`: none, or no OpenShift console. */
export function useConsolePlugins({
  metadata,
}: ClusterServiceVersion): Loadable<OperatorPlugins | null> {
  const names = useMemo(() => pluginsIn(metadata.annotations ?? {}), [metadata.annotations]);
  const configs = useConsoleConfigs(names.length > 0);
  if (names.length === 0) return NONE;
  if (configs.status === 'failed' && configs.failure.kind === 'not-served') return NONE;
  return map(configs, ([config]) => {
    if (config === undefined) return null;
    const enabled = textsIn(config.spec?.plugins);
    return { config, plugins: names.map((name) => ({ name, isEnabled: enabled.includes(name) })) };
  });
}

const NONE = ready(null);

/**
 * Enables or disables plugins. The call applies to the current list, and is created again if another user changes the
 * list before it is sent.
 */
export function usePluginChange(
  config: ConsoleConfig,
  change: PluginChange,
): CallsRun & { readonly calls: readonly ClusterCall[] } {
  // The list changes after the request, but the call must remain visible.
  const [calls] = useState(() => callsFor(config, change));
  const run = useClusterCalls(calls, () => changePlugins(change));
  return { ...run, calls };
}

function callsFor(config: ConsoleConfig, change: PluginChange): readonly ClusterCall[] {
  const steps = pluginPatch(config, change);
  const object = { name: config.metadata.name };
  return steps.length === 0 ? [] : [{ kind: 'patch', model: consoleConfigModel, object, steps }];
}
