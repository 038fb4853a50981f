import { operatorModel } from '~/kube/models/operator';
import type { ComponentRef } from '~/olm/installed/componentRefs';
import type { ClusterFacts } from './clusterFacts';
import { componentKey, objectKey } from './componentKey';
import { ownerInName } from './componentNames';
import type { Evidence, Leftover } from './leftover';
import { newLeftover } from './newLeftover';
import { isOwned } from './owners';
import { isSeenEverywhere, seen } from './scannedCluster';

/**
 * OLM's lists of the components of packages that are not installed. OLM deletes a list with its last component, and
 * creates it again while an object has its label. A list that contains only leftovers can be deleted after them
 * (pkg/controller/operators/operator_controller.go; OLM issues 1932 and 2850).
 */
export function emptyOperators(
  facts: ClusterFacts,
  others: readonly Leftover[],
): readonly Leftover[] {
  const { subscriptions, csvs, operators } = facts.cluster;
  if (![subscriptions, csvs].every(isSeenEverywhere)) return [];
  const deleted = deletedIn(others);
  return seen(operators).flatMap((object) => {
    const { components, name } = object;
    const isInstalled = facts.components.has(name) || isOwned(object, facts);
    if (components === null || isInstalled) return [];
    const rest = components.map((component) => deleted.get(componentKey(component)));
    // A remaining object has the label, so that OLM would create the list again.
    if (rest.includes(undefined)) return [];
    return [
      newLeftover(
        'empty-operator',
        { model: operatorModel, object },
        {
          evidence: [evidence(components)],
          origin: 'olm',
          formerOwner: ownerInName(name),
          after: [...new Set(rest.flatMap((id) => id ?? []))],
        },
      ),
    ];
  });
}

function evidence(components: readonly ComponentRef[]): Evidence {
  if (components.length === 0) return { kind: 'no-components' };
  return {
    kind: 'only-leftover-components',
    components: components.map(({ kind, namespace, name }) => ({ kind, namespace, name })),
  };
}

/** The deleted leftovers by component key. */
function deletedIn(leftovers: readonly Leftover[]): ReadonlyMap<string, string> {
  const deleted = leftovers.filter(({ cleanUp }) => cleanUp.kind === 'delete');
  return new Map(deleted.map(({ id, object }) => [objectKey(object), id]));
}
