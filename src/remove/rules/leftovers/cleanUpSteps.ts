import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { type RemovalStage, inStageOrder } from '~/remove/rules/run/stageOrder';
import type { ObjectName } from '~/olm/calls/clusterCall';
import type { Leftover, LeftoverKind, LeftoverObject } from './leftover';

/**
 * The steps of a clean-up, in order: objects that affect the whole cluster, installed objects, the rest;
 * CustomResourceDefinitions after all references to them, and OLM's lists last. Namespaces are never deleted. Objects
 * are deleted only by UID, and changed only in their known state.
 */
export function cleanUpSteps(leftovers: readonly Leftover[]): readonly RemovalStep[] {
  return inStageOrder(leftovers.flatMap(stepOf));
}

const STAGE_OF: Readonly<Record<LeftoverKind, RemovalStage | null>> = {
  'broken-webhook': 'breaking',
  'broken-conversion': 'breaking',
  'broken-api-service': 'breaking',
  'terminating-namespace': null,
  'terminating-definition': null,
  'orphan-csv': 'csv',
  'orphaned-rbac': 'leftovers',
  'ownerless-extension-object': 'leftovers',
  'unpack-job': 'leftovers',
  'ownerless-definition': 'definitions',
  'empty-operator': 'component-list',
  'unused-operator-group': 'operator-group',
};

function stepOf({ id, kind, object, cleanUp }: Leftover): readonly RemovalStep[] {
  const { model, uid } = object;
  const stage = STAGE_OF[kind];
  if (stage === null) return [];
  switch (cleanUp.kind) {
    case 'delete':
      return [
        {
          id,
          stage,
          action: {
            kind: 'delete',
            call: { kind: 'delete', model, object: nameOf(object), uid },
          },
        },
      ];
    case 'patch':
      return [
        {
          id,
          stage,
          action: {
            kind: 'patch',
            call: { kind: 'patch', model, object: nameOf(object), steps: cleanUp.steps },
          },
        },
      ];
    case 'none':
      return [];
  }
}

function nameOf({ name, namespace }: LeftoverObject): ObjectName {
  return { name, ...(namespace === null ? {} : { namespace }) };
}
