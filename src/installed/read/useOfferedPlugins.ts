import { useMemo } from 'react';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { dataOr } from '~/kube/loadable';
import { useConsoleFacts } from '~/olm/read/consolePlugins';

/**
 * The console plugins of these Operators that the console does not load, if the user can enable them. The console's
 * configuration is read only if an Operator has a plugin.
 */
export function useOfferedPlugins(operators: readonly InstalledOperator[]): ReadonlySet<string> {
  const text = [...new Set(operators.flatMap(({ consolePlugins }) => consolePlugins))].join();
  const console = dataOr(useConsoleFacts(text !== ''), null);
  const loaded = console?.mayEnable === true ? console.enabled.join() : null;
  return useMemo(() => {
    if (loaded === null || text === '') return NONE;
    const enabled = loaded.split(',');
    return new Set(text.split(',').filter((name) => !enabled.includes(name)));
  }, [text, loaded]);
}

const NONE: ReadonlySet<string> = new Set();
