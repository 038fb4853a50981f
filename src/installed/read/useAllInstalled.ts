import { useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import { type Loadable, loading, map, ready } from '~/kube/loadable';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { type InstalledList, useInstalledList } from '~/olm/read/useInstalledList';
import { useExtensionOperators } from '~/olm/read/extensions/useExtensions';

export type AllInstalled = InstalledList & {
  /** The reason why extensions of OLM v1 are missing; `null`: they are included, or OLM v1 is absent. */
  readonly extensionsFailure: Failure | null;
};

/** The Operators of OLM v0 and the extensions of OLM v1. A failure of one does not hide the other. */
export function useAllInstalled(scope: string | null): Loadable<AllInstalled> {
  const operators = useInstalledList(scope, true);
  const extensions = useExtensionOperators();
  return useMemo(() => joined(operators, extensions), [operators, extensions]);
}

function joined(
  operators: Loadable<InstalledList>,
  extensions: Loadable<readonly InstalledOperator[]> | null,
): Loadable<AllInstalled> {
  if (extensions === null) return map(operators, (list) => ({ ...list, extensionsFailure: null }));
  // There is only OLM v1.
  const isAlone = operators.status === 'failed' && operators.failure.kind === 'not-served';
  const known = isAlone ? ready(NONE) : operators;
  // The empty state requires that both lists are loaded.
  if (extensions.status === 'loading' && known.status === 'ready' && isEmpty(known.data))
    return loading;
  return map(known, (list) => ({
    ...list,
    operators:
      extensions.status === 'ready' ? [...list.operators, ...extensions.data] : list.operators,
    extensionsFailure: extensions.status === 'failed' ? extensions.failure : null,
  }));
}

function isEmpty({ operators }: InstalledList): boolean {
  return operators.length === 0;
}

const NONE: InstalledList = {
  operators: [],
  pending: [],
  missing: [],
  areKept: false,
  subscriptions: null,
  csvs: null,
  groups: null,
  byNamespace: null,
};
