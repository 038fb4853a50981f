import type { Permission } from '~/kube/failure';
import type { Loadable } from '~/kube/loadable';
import type { KnownOperator } from './knownOperators';
import { watches } from '~/remove/rules/watchedNamespaces';
import { type SystemController, systemController } from './systemFinalizers';

/** The controller that removes a finalizer. */
export type FinalizerController =
  | SystemController
  | {
      readonly kind: 'operator';
      readonly operator: KnownOperator;
      /** `finalizer`: by its domain; `api`: because the Operator owns the API of the object. */
      readonly by: 'finalizer' | 'api';
    }
  /** No known Operator matches. */
  | { readonly kind: 'nobody' }
  /** The Operators are unknown; `missing`: the required permission. */
  | { readonly kind: 'unseen'; readonly missing: Permission | null };

/**
 * The controller that must remove a finalizer: by the names that Kubernetes and OLM use; otherwise the Operator whose
 * API group is in the finalizer's name, as Kubernetes recommends; otherwise the owner of the object's API, because
 * frameworks have their own names (`helm.sdk.operatorframework.io/uninstall-helm-release`). An Operator that watches other
 * namespaces does not see the object.
 * @param api of the objects, as `plural.group`
 * @param namespaces of the objects; empty: they are cluster-scoped
 */
export function finalizerController(
  finalizer: string,
  { api, namespaces }: { readonly api: string; readonly namespaces: readonly string[] },
  known: Loadable<readonly KnownOperator[]>,
): FinalizerController {
  const system = systemController(finalizer);
  if (system !== null) return system;
  if (known.status === 'loading') return { kind: 'unseen', missing: null };
  if (known.status === 'failed')
    return { kind: 'unseen', missing: known.failure.permission ?? null };
  const operators = known.data.filter(
    ({ watched }) =>
      watched === null ||
      namespaces.length === 0 ||
      namespaces.some((one) => watches(watched, one)),
  );
  const named = operatorOfDomain(domainOf(finalizer), operators);
  if (named !== null) return { kind: 'operator', operator: named, by: 'finalizer' };
  const owner = runningFirst(operators.filter(({ apis }) => apis.includes(api)));
  return owner === null ? { kind: 'nobody' } : { kind: 'operator', operator: owner, by: 'api' };
}

/** Whether the controller runs; `null`: unknown. */
export function isControllerRunning(controller: FinalizerController): boolean | null {
  switch (controller.kind) {
    case 'system':
      return true;
    case 'operator':
      return controller.operator.isAlive;
    case 'nobody':
      return false;
    case 'unseen':
      return null;
  }
}

/** The domain of `example.com/backup`, and of the older form without a path, `backup.finalizers.example.com`. */
function domainOf(finalizer: string): string {
  return (finalizer.split('/')[0] ?? '').toLowerCase();
}

/** The Operator with the longest API group that equals, contains or is contained in the domain. */
function operatorOfDomain(
  domain: string,
  operators: readonly KnownOperator[],
): KnownOperator | null {
  const rated = operators.map((operator) => ({
    operator,
    commonLength: Math.max(0, ...operator.groups.map((group) => commonLength(domain, group))),
  }));
  const best = Math.max(0, ...rated.map((one) => one.commonLength));
  return best === 0
    ? null
    : runningFirst(
        rated.filter((one) => one.commonLength === best).map(({ operator }) => operator),
      );
}

/** The length of the common part of a domain and a group; 0: unrelated. Top-level domains like `com` do not count. */
function commonLength(domain: string, group: string): number {
  if (domain === group || domain.endsWith(`.${group}`)) return group.length;
  return domain.includes('.') && group.endsWith(`.${domain}`) ? domain.length : 0;
}

/** The same Operator can be installed several times. */
function runningFirst(operators: readonly KnownOperator[]): KnownOperator | null {
  return operators.find(({ isAlive }) => isAlive === true) ?? operators[0] ?? null;
}
