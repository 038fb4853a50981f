import type { ClusterServiceVersion } from '~/kube/models/olm';
import { type Bundle, isMetBy } from '~/olm/dependencies/dependencyNeed';
import { bundleOf, needsOf } from '~/olm/dependencies/installedNeeds';
import type { InstalledOperator } from '~/olm/installed/installedOperator';

/** The IDs of the installed Operators that meet the dependencies of another, by its ID. */
export type Dependencies = ReadonlyMap<string, readonly string[]>;

/**
 * The dependencies between installed Operators, by the packages and APIs that their running versions require. What is not
 * stated in a CSV is unknown.
 */
export function dependenciesBetween(
  operators: readonly InstalledOperator[],
  csvs: readonly ClusterServiceVersion[],
): Dependencies {
  const named = new Map(csvs.map((csv) => [keyOf(csv.metadata.namespace, csv.metadata.name), csv]));
  const running = operators.flatMap(({ id, namespace, csvNames, packageName }) => {
    const csv = named.get(keyOf(namespace, csvNames[0]));
    if (csv === undefined) return [];
    const bundle: Bundle = { ...bundleOf(csv), ...(packageName !== null && { packageName }) };
    return [{ id, needs: needsOf(csv), bundle }];
  });
  return new Map(
    running.flatMap(({ id, needs }) => {
      if (needs.length === 0) return [];
      const found = running.filter(
        (other) => other.id !== id && needs.some((need) => isMetBy(need, other.bundle)),
      );
      return found.length === 0 ? [] : [[id, found.map((other) => other.id)] as const];
    }),
  );
}

function keyOf(namespace = '', name = ''): string {
  return `${namespace}/${name}`;
}

/** The same IDs, each after its dependencies. The order of Operators that depend on each other does not change. */
export function dependenciesFirst(ids: readonly string[], needs: Dependencies): readonly string[] {
  const wanted = new Set(ids);
  const visited = new Set<string>();
  const ordered: string[] = [];
  const visit = (id: string): void => {
    if (visited.has(id)) return;
    visited.add(id);
    (needs.get(id) ?? []).forEach(visit);
    if (wanted.has(id)) ordered.push(id);
  };
  ids.forEach(visit);
  return ordered;
}
