import { useQuery } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getJson } from '~/kube/request';
import { patch } from '~/kube/write';
import { type ConsoleFacts, type PluginChange, pluginPatch } from '~/olm/consolePlugins';
import { type Loadable, dataOr, loading, ready } from '~/kube/loadable';
import { TO_CHANGE_THE_CONSOLE } from '~/kube/permissions';
import { stepState } from '~/kube/steps';
import { type ConsoleConfig, consoleConfigModel } from '~/kube/models/console';
import { fromQuery } from '~/kube/fromQuery';
import { useAllowedList } from '~/kube/allowedLists';
import { accessReview } from '~/kube/useCan';
import { sameActor } from '~/kube/useOwnAnswers';
import { useSteps } from '~/kube/useSteps';

const TARGET = { name: 'cluster' } as const;

/**
 * The plugins that the console loads, and whether the user may have it load others; `null` where there is no OpenShift
 * console. Whoever may not read the list may not change it either: the change is guarded by what was read.
 * @param isAsked nothing is read otherwise
 */
export function useConsoleFacts(isAsked: boolean): Loadable<ConsoleFacts | null> {
  const configs = useConsoleConfigs(isAsked);
  const mayPatch = fromQuery(
    useQuery({ ...accessReview(TO_CHANGE_THE_CONSOLE), enabled: isAsked }),
  );
  if (!isAsked) return NONE;
  if (configs.status === 'failed') {
    return configs.failure.kind === 'forbidden' ? UNREADABLE : NONE;
  }
  if (configs.status === 'loading' || mayPatch.status === 'loading') return loading;
  const [config] = configs.data;
  if (config === undefined) return NONE;
  return ready({ enabled: config.spec?.plugins ?? [], mayEnable: dataOr(mayPatch, false) });
}

/** The configuration of the console as a list of one, live; of none where there is no OpenShift console. */
export function useConsoleConfigs(isAsked: boolean): Loadable<readonly ConsoleConfig[]> {
  return useAllowedList<ConsoleConfig>(consoleConfigModel, isAsked ? WHERE : null);
}

const WHERE = { namespace: null, ...TARGET } as const;

const NONE = ready(null);
const UNREADABLE = ready({ enabled: [], mayEnable: false });

/** Enables console plugins on demand. */
export function useEnablePlugins(names: readonly string[]) {
  const { states, isRunning, run } = useSteps();
  const state = stepState(states, ENABLING);
  return {
    /** It is on its way, or the server took it and the watch has yet to show it. */
    isPending: isRunning || state.kind === 'done',
    failure: state.kind === 'failed' ? state.failure : null,
    enable: () => {
      run([{ id: ENABLING, run: () => changePlugins({ kind: 'enable', names }) }]);
    },
  };
}

const ENABLING = 'enable console plugins';

/**
 * Others' plugins are kept, also when somebody changes the list at the same time; what is as wanted is left alone.
 * @throws ClusterError `forbidden` with the right; `conflict` or `invalid` when others kept changing it
 */
export async function changePlugins(change: PluginChange): Promise<void> {
  const assertSameActor = sameActor();
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    try {
      await changeOnce(change, assertSameActor);
      return;
    } catch (error) {
      if (left === 1 || !isOutdated(error)) throw error;
    }
  }
}

/** Somebody else has to win every one of them for the change to fail. */
const ATTEMPTS = 5;

async function changeOnce(change: PluginChange, assertSameActor: () => void): Promise<void> {
  const config = await getJson(consoleConfigModel, TARGET, new AbortController().signal);
  const operations = pluginPatch(config, change);
  assertSameActor();
  if (operations.length > 0) await patch(consoleConfigModel, TARGET, operations);
}

/** The API server answers a failed `test` with 422 (`invalid`), and a write that came in between with 409. */
function isOutdated(error: unknown): boolean {
  return error instanceof ClusterError && ['invalid', 'conflict'].includes(error.failure.kind);
}
