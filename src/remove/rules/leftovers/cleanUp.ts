import { inStageOrder, type RemovalStep } from '~/remove/rules/run/removalStep';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import type { Leftover } from './leftover';
import { LEFTOVERS_BY_KIND } from './leftoverKinds';

/** Selected initially: only leftovers of OLM that break other requests. */
export function isChosenAtFirst(leftover: Leftover): boolean {
  const { severity } = LEFTOVERS_BY_KIND[leftover.kind];
  return severity === 'danger' && leftover.origin === 'olm' && canBeCleanedUp(leftover);
}

/** The others require another clean-up first. */
export function canBeCleanedUp({ cleanUp }: Pick<Leftover, 'cleanUp'>): boolean {
  return cleanUp.kind !== 'none';
}

/** Whether all instances of an API are deleted with its CustomResourceDefinition. */
export function deletesInstances({ object, cleanUp }: Leftover): boolean {
  return object.model === customResourceDefinitionModel && cleanUp.kind === 'delete';
}

/** The selected leftovers with their prerequisites, in the given order. */
export function withPrerequisites(
  chosen: readonly Leftover[],
  all: readonly Leftover[],
): readonly Leftover[] {
  const wanted = new Set(chosen.map(({ id }) => id));
  const waiting = [...chosen];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { after } = next;
    const more = all.filter(({ id }) => after.includes(id) && !wanted.has(id));
    for (const one of more) wanted.add(one.id);
    waiting.push(...more);
  }
  return all.filter(({ id }) => wanted.has(id));
}

/**
 * The steps of a clean-up, in order: objects that affect the whole cluster, installed objects, the rest;
 * CustomResourceDefinitions after all references to them, and OLM's lists last. Namespaces are never deleted. Objects
 * are deleted only by UID, and changed only in their known state.
 */
export function cleanUpSteps(leftovers: readonly Leftover[]): readonly RemovalStep[] {
  return inStageOrder(leftovers.flatMap(stepOf));
}

function stepOf({ id, kind, object, cleanUp }: Leftover): readonly RemovalStep[] {
  const { stage } = LEFTOVERS_BY_KIND[kind];
  const { model, namespace, name, uid } = object;
  const of = { model, object: { name, ...(namespace === null ? {} : { namespace }) } };
  if (stage === null || cleanUp.kind === 'none') return [];
  return cleanUp.kind === 'delete'
    ? [{ id, stage, action: { kind: 'delete', call: { kind: 'delete', ...of, uid } } }]
    : [
        {
          id,
          stage,
          action: { kind: 'patch', call: { kind: 'patch', ...of, steps: cleanUp.steps } },
        },
      ];
}

export type Verified = {
  /** Unchanged leftovers in their current state. */
  readonly still: readonly Leftover[];
  /** Leftovers that are needed by now or changed, as they were selected. */
  readonly changed: readonly Leftover[];
};

/** Separates unchanged leftovers from the selection. */
export function verified(chosen: readonly Leftover[], now: readonly Leftover[]): Verified {
  const found = new Map(now.map((leftover) => [leftover.id, leftover]));
  const isSame = (leftover: Leftover) => {
    const current = found.get(leftover.id);
    return (
      current?.object.uid === leftover.object.uid &&
      JSON.stringify(current.cleanUp) === JSON.stringify(leftover.cleanUp)
    );
  };
  return {
    still: chosen.filter(isSame).flatMap(({ id }) => found.get(id) ?? []),
    changed: chosen.filter((leftover) => !isSame(leftover)),
  };
}
