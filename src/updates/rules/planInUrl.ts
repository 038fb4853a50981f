import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';

/** The plan in a URL query, unambiguous in every scope. */
export function planParameter({ namespace, name }: Pick<ReviewedPlan, 'namespace' | 'name'>) {
  return `${namespace}/${name}`;
}

/** The plan in a query, with its namespace or (in a project) without. */
export function planNamed(parameter: string, plans: readonly ReviewedPlan[]): ReviewedPlan | null {
  return (
    plans.find((plan) => planParameter(plan) === parameter) ??
    plans.find(({ name }) => name === parameter) ??
    null
  );
}

/** The namespace of the plan in a query; `null`: that of the page. */
export function namespaceInParameter(parameter: string): string | null {
  const [namespace, name] = parameter.split('/');
  return name === undefined ? null : (namespace ?? null);
}

/**
 * Whether the page of a project, or of all (`null`), can show the plan: its project selector and the plan must match.
 */
export function isInScope(parameter: string, scope: string | null): boolean {
  const namespace = namespaceInParameter(parameter);
  return scope === null || namespace === null || namespace === scope;
}
