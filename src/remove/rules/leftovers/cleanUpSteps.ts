import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { type RemovalStage, inStageOrder } from '~/remove/rules/run/stageOrder';
import type { ObjectName } from '~/olm/calls/clusterCall';
import type { Leftover, LeftoverKind, LeftoverObject } from './leftover';

/**
 * The steps that clean leftovers up, in order: what breaks the cluster first, then what is installed, then the rest;
 * CustomResourceDefinitions when nothing refers to them any more, and OLM's lists after those. Namespaces are never deleted.
 * An object is only deleted if it is the very one that was seen, and only changed where it is as it was seen.
 */
export function cleanUpSteps(leftovers: readonly Leftover[]): readonly RemovalStep[] {
  return inStageOrder(leftovers.flatMap(stepOf));
}

const STAGE_OF: Readonly<Record<LeftoverKind, RemovalStage | null>> = {
  'broken-webhook': 'breaking',
  'broken-conversion': 'breaking',
  'broken-api-service': 'breaking',
  'terminating-namespace': null,
  'orphan-csv': 'csv',
  'ownerless-right': 'leftovers',
  'unpack-job': 'leftovers',
  'unpack-config-map': 'leftovers',
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
