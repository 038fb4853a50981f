import type { Permission } from '~/kube/failure';
import type { Loadable } from '~/kube/loadable';
import type { KnownOperator } from './knownOperators';
import { type SystemKeeper, systemKeeper } from './systemFinalizers';

/** Who is to clear a finalizer. */
export type FinalizerKeeper =
  | SystemKeeper
  | {
      readonly kind: 'operator';
      readonly operator: KnownOperator;
      /** `finalizer`: by its domain; `api`: only because the object is of an API of this Operator. */
      readonly by: 'finalizer' | 'api';
    }
  /** No Operator on the cluster fits. */
  | { readonly kind: 'nobody' }
  /** It was not seen which Operators there are; `missing`: the right without which they are not. */
  | { readonly kind: 'unseen'; readonly missing: Permission | null };

/**
 * Which controller should clear a finalizer: by the names that Kubernetes and OLM use; else the Operator whose API group
 * the finalizer is named after, as Kubernetes asks of finalizers; else the one that owns the object's API, since frameworks
 * have names of their own (`helm.sdk.operatorframework.io/uninstall-helm-release`).
 * @param api of the object, as `plural.group`
 */
export function finalizerKeeper(
  finalizer: string,
  api: string,
  known: Loadable<readonly KnownOperator[]>,
): FinalizerKeeper {
  const system = systemKeeper(finalizer);
  if (system !== null) return system;
  if (known.status === 'loading') return { kind: 'unseen', missing: null };
  if (known.status === 'failed') return { kind: 'unseen', missing: known.failure.right ?? null };
  const operators = known.data;
  const named = namesake(domainOf(finalizer), operators);
  if (named !== null) return { kind: 'operator', operator: named, by: 'finalizer' };
  const owner = runningFirst(operators.filter(({ apis }) => apis.includes(api)));
  return owner === null ? { kind: 'nobody' } : { kind: 'operator', operator: owner, by: 'api' };
}

/** Whether whoever should clear it is there to do so; `null`: not known. */
export function isKeeperAlive(keeper: FinalizerKeeper): boolean | null {
  switch (keeper.kind) {
    case 'system':
      return true;
    case 'operator':
      return keeper.operator.isAlive;
    case 'nobody':
      return false;
    case 'unseen':
      return null;
  }
}

/** Of `example.com/backup`, and of the older form without a path, `backup.finalizers.example.com`. */
function domainOf(finalizer: string): string {
  return (finalizer.split('/')[0] ?? '').toLowerCase();
}

/** The Operator with the longest API group that the domain is, lies in, or is the parent of. */
function namesake(domain: string, operators: readonly KnownOperator[]): KnownOperator | null {
  const rated = operators.map((operator) => ({
    operator,
    nearness: Math.max(0, ...operator.groups.map((group) => nearness(domain, group))),
  }));
  const best = Math.max(0, ...rated.map((one) => one.nearness));
  return best === 0
    ? null
    : runningFirst(rated.filter((one) => one.nearness === best).map(({ operator }) => operator));
}

/** The length of what a domain has in common with a group; 0: they are not related. `com` is everybody's parent. */
function nearness(domain: string, group: string): number {
  if (domain === group || domain.endsWith(`.${group}`)) return group.length;
  return domain.includes('.') && group.endsWith(`.${domain}`) ? domain.length : 0;
}

/** The same Operator may be installed several times. */
function runningFirst(operators: readonly KnownOperator[]): KnownOperator | null {
  return operators.find(({ isAlive }) => isAlive === true) ?? operators[0] ?? null;
}
