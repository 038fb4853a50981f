/** APIs that a CSV can add to its OperatorGroup, given other OperatorGroups with the same namespaces. */
import type { KubeObject } from '../../kube/types';
import { namespaceOf } from '../csv/csvFields';
import { ALL_NAMESPACES, statusNamespaces } from './groupNamespaces';
import { annotatedApis } from './providedApis';

/** `add` and `remove` change the group's annotation; `conflict` fails the CSV. */
type ApiChange = 'fine' | 'add' | 'remove' | 'conflict';

/** The state machine of OLM's API intersection check. */
export function judgeApis(
  apis: ReadonlySet<string>,
  group: KubeObject,
  others: readonly KubeObject[],
): ApiChange {
  const foreign = new Set(
    others.filter((other) => intersect(group, other)).flatMap((other) => [...annotatedApis(other)]),
  );
  const own = annotatedApis(group);
  const isKnown = [...apis].every((api) => own.has(api));
  const isShared = [...apis].some((api) => foreign.has(api));
  if (isShared) return isKnown ? 'remove' : 'conflict';
  return isKnown ? 'fine' : 'add';
}

/** A group's own namespace counts as one of its targets. */
function intersect(one: KubeObject, other: KubeObject): boolean {
  const left = [...statusNamespaces(one), namespaceOf(one)];
  const right = [...statusNamespaces(other), namespaceOf(other)];
  return (
    left.includes(ALL_NAMESPACES) ||
    right.includes(ALL_NAMESPACES) ||
    left.some((namespace) => right.includes(namespace))
  );
}
