import { operatorModel } from '../../models/operator';
import type { ComponentRef } from '../installed/objects/componentRefs';
import type { ClusterFacts } from './clusterFacts';
import { ownerInName } from './componentNames';
import type { Evidence, Leftover } from './leftover';
import { newLeftover } from './newLeftover';
import { isOwned } from './owners';
import { isSeenEverywhere, seen } from './scannedCluster';

/**
 * OLM's lists of the components of packages that are not installed. OLM leaves a list when its last component goes, and
 * makes one anew as long as an object has its label: one that only lists leftovers can go after those
 * (pkg/controller/operators/operator_controller.go; OLM issues 1932 and 2850).
 */
export function emptyOperators(
  facts: ClusterFacts,
  others: readonly Leftover[],
): readonly Leftover[] {
  const { subscriptions, csvs, operators } = facts.cluster;
  if (![subscriptions, csvs].every(isSeenEverywhere)) return [];
  return seen(operators).flatMap((object) => {
    const { components, name } = object;
    const isInstalled = facts.components.has(name) || isOwned(object, facts);
    if (components === null || isInstalled) return [];
    const rest = components.map((component) => leftoversOf(component, others));
    // Something that stays has the label: OLM would make the list anew at once.
    if (rest.some(({ length }) => length === 0)) return [];
    return [
      newLeftover(
        'empty-operator',
        { model: operatorModel, object },
        {
          evidence: [evidence(components)],
          origin: 'olm',
          formerOwner: ownerInName(name),
          after: [...new Set(rest.flat())],
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

/** The leftovers whose clean-up takes a component away. */
function leftoversOf(
  { group, kind, namespace, name }: ComponentRef,
  others: readonly Leftover[],
): readonly string[] {
  return others.flatMap(({ id, object, cleanUp }) =>
    cleanUp.kind === 'delete' &&
    object.model.group === group &&
    object.model.kind === kind &&
    object.namespace === namespace &&
    object.name === name
      ? [id]
      : [],
  );
}
