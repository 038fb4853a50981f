/** Aggregated ClusterRoles (`aggregationRule`). */
import { isDeepStrictEqual } from 'node:util';
import { listAt, objectAt } from '../json';
import type { ClusterClient, Controller, Json, JsonObject, KubeObject } from '../types';

const CLUSTER_ROLES = 'clusterroles.rbac.authorization.k8s.io';

/**
 * Aggregates roles like kube-controller-manager: keeps `rules` equal to those of the selected roles. Updates once per
 * burst, because OLM creates several roles per API.
 */
export function createAggregationController(): Controller {
  return {
    name: 'clusterrole-aggregation',
    start: (client, clock) => {
      let cancel: (() => void) | undefined;
      const later = (): void => {
        cancel ??= clock.after(0, () => {
          cancel = undefined;
          reconcile(client);
        });
      };
      reconcile(client);
      const unsubscribe = client.subscribe(CLUSTER_ROLES, later);
      return () => {
        unsubscribe();
        cancel?.();
      };
    },
  };
}

function reconcile(client: ClusterClient): void {
  const roles = client.list(CLUSTER_ROLES);
  for (const role of roles) {
    const rules = isAggregated(role) ? aggregatedRules(role, roles) : undefined;
    if (rules !== undefined && !isDeepStrictEqual(rules, listAt(role, 'rules'))) {
      client.mergePatch(
        { resource: CLUSTER_ROLES, name: role.metadata.name },
        { rules: [...rules] },
      );
    }
  }
}

export function isAggregated(role: KubeObject): boolean {
  return objectAt(role, 'aggregationRule') !== undefined;
}

/** Rules of all other selected roles, by role name, without duplicates. */
export function aggregatedRules(role: KubeObject, all: readonly KubeObject[]): readonly Json[] {
  const rules = new Map(
    collectRules(role, all, new Set()).map((rule) => [JSON.stringify(rule), rule]),
  );
  return [...rules.values()];
}

/** A selected role can be aggregated itself (`admin` selects `edit`, which selects `view`); `seen` ends cycles. */
function collectRules(
  role: KubeObject,
  all: readonly KubeObject[],
  seen: Set<KubeObject>,
): readonly Json[] {
  if (seen.has(role)) {
    return [];
  }
  seen.add(role);
  if (!isAggregated(role)) {
    return listAt(role, 'rules');
  }
  const selectors = listAt(role, 'aggregationRule', 'clusterRoleSelectors');
  return all
    .filter((other) => selectors.some((selector) => selects(selector, other)))
    .sort((left, right) => (left.metadata.name < right.metadata.name ? -1 : 1))
    .flatMap((other) => collectRules(other, all, seen));
}

/** Supports only equality, because aggregated roles of Kubernetes, OpenShift and OLM use nothing else. */
function selects(selector: Json, role: KubeObject): boolean {
  const wanted: JsonObject = objectAt(selector, 'matchLabels') ?? {};
  return Object.entries(wanted).every(([key, value]) => role.metadata.labels?.[key] === value);
}
