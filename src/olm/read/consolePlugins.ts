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
 * The enabled console plugins, and whether the user can enable others; `null`: no OpenShift console. A change requires
 * the list, because it is conditional on the list that was read.
 * @param isAsked `false`: reads nothing
 */
export function useConsoleFacts(isRequested: boolean): Loadable<ConsoleFacts | null> {
  const configs = useConsoleConfigs(isRequested);
  const mayPatch = fromQuery(
    useQuery({ ...accessReview(TO_CHANGE_THE_CONSOLE), enabled: isRequested }),
  );
  if (!isRequested) return NONE;
  if (configs.status === 'failed') {
    return configs.failure.kind === 'forbidden' ? UNREADABLE : NONE;
  }
  if (configs.status === 'loading' || mayPatch.status === 'loading') return loading;
  const [config] = configs.data;
  if (config === undefined) return NONE;
  return ready({ enabled: config.spec?.plugins ?? [], mayEnable: dataOr(mayPatch, false) });
}

/** The live configuration of the console as a list with one item; empty without an OpenShift console. */
export function useConsoleConfigs(isRequested: boolean): Loadable<readonly ConsoleConfig[]> {
  return useAllowedList<ConsoleConfig>(consoleConfigModel, isRequested ? WHERE : null);
}

const WHERE = { namespace: null, ...TARGET } as const;

const NONE = ready(null);
const UNREADABLE = ready({ enabled: [], mayEnable: false });

/** Enables console plugins on demand. */
export function useEnablePlugins(names: readonly string[]) {
  const { states, isRunning, run } = useSteps();
  const state = stepState(states, ENABLING);
  return {
    /** The request runs, or the server accepted it and the watch does not show it yet. */
    isPending: isRunning || state.kind === 'done',
    failure: state.kind === 'failed' ? state.failure : null,
    enable: () => {
      run([{ id: ENABLING, run: () => changePlugins({ kind: 'enable', names }) }]);
    },
  };
}

const ENABLING = 'enable console plugins';

/**
 * Keeps the plugins that other users enable at the same time, and changes nothing if the list is as wanted.
 * @throws ClusterError `forbidden` with the permission; `conflict` or `invalid` if others kept changing the list
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

/** The change fails only if another user changes the list before every attempt. */
const ATTEMPTS = 5;

async function changeOnce(change: PluginChange, assertSameActor: () => void): Promise<void> {
  const config = await getJson(consoleConfigModel, TARGET, new AbortController().signal);
  const operations = pluginPatch(config, change);
  assertSameActor();
  if (operations.length > 0) await patch(consoleConfigModel, TARGET, operations);
}

/** The API server answers a failed `test` with 422 (`invalid`), and a concurrent write with 409. */
function isOutdated(error: unknown): boolean {
  return error instanceof ClusterError && ['invalid', 'conflict'].includes(error.failure.kind);
}
