import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';

/** Names a plan in a URL's query: unambiguous in every scope. */
export function planParameter({ namespace, name }: Pick<ReviewedPlan, 'namespace' | 'name'>) {
  return `${namespace}/${name}`;
}

/** The plan that a query names, with its namespace or (within one project) without. */
export function planNamed(parameter: string, plans: readonly ReviewedPlan[]): ReviewedPlan | null {
  return (
    plans.find((plan) => planParameter(plan) === parameter) ??
    plans.find(({ name }) => name === parameter) ??
    null
  );
}

/** The namespace that a query names a plan with; `null`: the page's. */
export function namespaceInParameter(parameter: string): string | null {
  const [namespace, name] = parameter.split('/');
  return name === undefined ? null : (namespace ?? null);
}

/** Whether the page of a project, or of all (`null`), may show the plan: its project selector and the plan must agree. */
export function isInScope(parameter: string, scope: string | null): boolean {
  const namespace = namespaceInParameter(parameter);
  return scope === null || namespace === null || namespace === scope;
}
