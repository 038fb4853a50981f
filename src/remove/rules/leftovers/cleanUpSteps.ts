import type { RemovalStage, RemovalStep } from '~/remove/rules/run/removalStep';
import type { ObjectName } from '~/olm/calls/clusterCall';
import type { Leftover, LeftoverKind, LeftoverObject } from './leftover';

/**
 * The steps that clean leftovers up, in order: what breaks the cluster first, then what is installed, then the rest;
 * CustomResourceDefinitions when nothing refers to them any more, and OLM's lists after those. Namespaces are never deleted.
 * An object is only deleted if it is the very one that was seen, and only changed where it is as it was seen.
 */
export function cleanUpSteps(leftovers: readonly Leftover[]): readonly RemovalStep[] {
  return STAGES.flatMap((stage) =>
    leftovers.filter(({ kind }) => STAGE_OF[kind] === stage).flatMap((one) => stepOf(one, stage)),
  );
}

/** Those of {@link RemovalStage} that a clean-up has, in their order. */
const STAGES: readonly RemovalStage[] = [
  'breaking',
  'csv',
  'leftovers',
  'definitions',
  'component-list',
  'operator-group',
];

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

function stepOf({ id, object, cleanUp }: Leftover, stage: RemovalStage): readonly RemovalStep[] {
  const { model, uid } = object;
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
