import type { Permission } from '~/kube/failure';
import type { Loadable } from '~/kube/loadable';
import type { KnownOperator } from './knownOperators';
import { type SystemController, systemController } from './systemFinalizers';

/** Who is to clear a finalizer. */
export type FinalizerController =
  | SystemController
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
export function finalizerController(
  finalizer: string,
  api: string,
  known: Loadable<readonly KnownOperator[]>,
): FinalizerController {
  const system = systemController(finalizer);
  if (system !== null) return system;
  if (known.status === 'loading') return { kind: 'unseen', missing: null };
  if (known.status === 'failed') return { kind: 'unseen', missing: known.failure.right ?? null };
  const operators = known.data;
  const named = operatorOfDomain(domainOf(finalizer), operators);
  if (named !== null) return { kind: 'operator', operator: named, by: 'finalizer' };
  const owner = runningFirst(operators.filter(({ apis }) => apis.includes(api)));
  return owner === null ? { kind: 'nobody' } : { kind: 'operator', operator: owner, by: 'api' };
}

/** Whether whoever should clear it is there to do so; `null`: not known. */
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

/** Of `example.com/backup`, and of the older form without a path, `backup.finalizers.example.com`. */
function domainOf(finalizer: string): string {
  return (finalizer.split('/')[0] ?? '').toLowerCase();
}

/** The Operator with the longest API group that the domain is, lies in, or is the parent of. */
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

/** The length of what a domain has in common with a group; 0: they are not related. `com` is everybody's parent. */
function commonLength(domain: string, group: string): number {
  if (domain === group || domain.endsWith(`.${group}`)) return group.length;
  return domain.includes('.') && group.endsWith(`.${domain}`) ? domain.length : 0;
}

/** The same Operator may be installed several times. */
function runningFirst(operators: readonly KnownOperator[]): KnownOperator | null {
  return operators.find(({ isAlive }) => isAlive === true) ?? operators[0] ?? null;
}
