/** ClusterRoles that are put together from others by label (`aggregationRule`). */
import { isDeepStrictEqual } from 'node:util';
import { listAt, objectAt } from '../json';
import type { ClusterClient, Controller, Json, JsonObject, KubeObject } from '../types';

const CLUSTER_ROLES = 'clusterroles.rbac.authorization.k8s.io';

/**
 * Does what kube-controller-manager's role aggregation does: keeps `rules` equal to those of the selected roles.
 * Roles often come by the dozen (OLM makes several per API), so it looks once after each burst.
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

/** The rules of all other roles that one of the selectors picks, by role name, each rule once. */
export function aggregatedRules(role: KubeObject, all: readonly KubeObject[]): readonly Json[] {
  const rules = new Map(
    collectRules(role, all, new Set()).map((rule) => [JSON.stringify(rule), rule]),
  );
  return [...rules.values()];
}

/** A picked role may be aggregated itself (`admin` picks `edit`, which picks `view`); `seen` ends circles. */
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

/** Equality only: the aggregated roles of Kubernetes, OpenShift and OLM use nothing else. */
function selects(selector: Json, role: KubeObject): boolean {
  const wanted: JsonObject = objectAt(selector, 'matchLabels') ?? {};
  return Object.entries(wanted).every(([key, value]) => role.metadata.labels?.[key] === value);
}
