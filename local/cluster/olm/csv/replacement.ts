/** Chains of CSVs that replace each other in one namespace. */
import { textAt } from '../../kube/json';
import type { KubeObject } from '../../kube/types';
import { crdsOf } from './csvFields';

/** The CSV that this one replaces, if it still exists. */
export function replacedBy(
  csv: KubeObject,
  siblings: readonly KubeObject[],
): KubeObject | undefined {
  const name = textAt(csv, 'spec', 'replaces');
  return siblings.find((sibling) => sibling.metadata.name === name);
}

/** The CSV that replaces this one. */
export function replacementOf(
  csv: KubeObject,
  siblings: readonly KubeObject[],
): KubeObject | undefined {
  return siblings.find(
    (sibling) =>
      sibling.metadata.name !== csv.metadata.name &&
      textAt(sibling, 'spec', 'replaces') === csv.metadata.name,
  );
}

/** Whether a CSV outside the chain of this one owns one of its CRDs. */
export function hasOwnerConflict(csv: KubeObject, siblings: readonly KubeObject[]): boolean {
  const chain = chainOf(csv, siblings);
  const owned = crdsOf(csv, 'owned').map(({ name }) => name);
  return siblings
    .filter(({ metadata }) => !chain.has(metadata.name))
    .some((sibling) => crdsOf(sibling, 'owned').some(({ name }) => owned.includes(name)));
}

function chainOf(csv: KubeObject, siblings: readonly KubeObject[]): ReadonlySet<string> {
  const names = new Set([csv.metadata.name]);
  for (let next = replacementOf(csv, siblings); next !== undefined;) {
    if (names.has(next.metadata.name)) break;
    names.add(next.metadata.name);
    next = replacementOf(next, siblings);
  }
  for (let before = replacedBy(csv, siblings); before !== undefined;) {
    if (names.has(before.metadata.name)) break;
    names.add(before.metadata.name);
    before = replacedBy(before, siblings);
  }
  return names;
}
