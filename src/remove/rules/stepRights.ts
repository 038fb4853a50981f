import type { Right } from '~/kube/failure';
import { rightOf } from '~/olm/calls/clusterCall';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { TO_CHANGE_THE_CONSOLE } from '~/kube/rights';

/**
 * The rights that steps need, each once. Operands may be hundreds: they are asked about by kind and namespace, all other
 * objects by name.
 */
export function rightsOfSteps(steps: readonly RemovalStep[]): readonly Right[] {
  const rights = steps.map(rightOfStep);
  return [...new Map(rights.map((right) => [JSON.stringify(right), right])).values()];
}

function rightOfStep({ stage, action }: RemovalStep): Right {
  if (action.kind === 'disable-plugins') return TO_CHANGE_THE_CONSOLE;
  const right = rightOf(action.call);
  if (stage !== 'operands') return right;
  const { verb, group, resource, namespace } = right;
  return { verb, group, resource, ...(namespace === undefined ? {} : { namespace }) };
}

/** A right that is asked for first. Who does not have it may have its parts; without parts it is asked for as it is. */
export type WideRight = { readonly right: Right; readonly parts: readonly Right[] };

/** Rights to the same kind in several namespaces as one in the whole cluster, so that one answer may do for all. */
export function widened(rights: readonly Right[]): readonly WideRight[] {
  const wide = new Map<string, { readonly right: Right; readonly parts: Right[] }>();
  for (const right of rights) {
    const { verb, group, resource, namespace, name } = right;
    const isPart = name === undefined && namespace !== undefined;
    const whole: Right = isPart ? { verb, group, resource } : right;
    const known = wide.get(JSON.stringify(whole)) ?? { right: whole, parts: [] };
    if (isPart) known.parts.push(right);
    wide.set(JSON.stringify(whole), known);
  }
  return [...wide.values()].map(({ right, parts }) => {
    const [only, ...others] = parts;
    return only !== undefined && others.length === 0
      ? { right: only, parts: [] }
      : { right, parts };
  });
}
