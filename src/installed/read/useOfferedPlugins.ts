import { useMemo } from 'react';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { dataOr } from '~/kube/loadable';
import { useConsoleFacts } from '~/olm/read/consolePlugins';

/**
 * The console plugins of these Operators that the console does not load, for those who may change that; the console is
 * asked only where an Operator brings one.
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
