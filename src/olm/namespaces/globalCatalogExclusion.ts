import type { OperatorGroup } from '~/kube/models/olm';
import { recordIn } from '~/kube/json';
import { grouped } from '~/olm/lists/grouped';

/**
 * The OperatorGroup that excludes the global catalogs from the resolution in its namespace; `null`: none does. Only the
 * annotation value `true` counts, and only on the single OperatorGroup of a namespace.
 * Source: `ResolveSteps` in OLM's pkg/controller/registry/resolver/step_resolver.go.
 * @param groups the OperatorGroups of one namespace
 */
export function excludingGroup(groups: readonly OperatorGroup[]): OperatorGroup | null {
  const [group, ...others] = groups;
  if (group === undefined || others.length > 0) return null;
  return recordIn(group.metadata.annotations)[EXCLUSION] === 'true' ? group : null;
}

/** The namespaces that resolve with their own catalogs only. */
export function namespacesWithoutGlobal(groups: readonly OperatorGroup[]): ReadonlySet<string> {
  const byNamespace = grouped(groups, ({ metadata }) => metadata.namespace ?? '');
  const excluded = [...byNamespace].filter(([, own]) => excludingGroup(own) !== null);
  return new Set(excluded.map(([namespace]) => namespace));
}

const EXCLUSION = 'olm.operatorframework.io/exclude-global-namespace-resolution';
