import type { Permission } from '~/kube/failure';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { PipelineStage } from './pipeline';

/**
 * The missing permissions that could hide another cause of the problems. Without problems, none is relevant.
 * @param stages the stages with problems
 */
export function relevantPermissions(
  missing: readonly Permission[],
  stages: readonly PipelineStage[],
): readonly Permission[] {
  return missing.filter(({ resource }) => {
    const affected = STAGES_BY_RESOURCE[resource];
    return affected === undefined
      ? stages.length > 0
      : stages.some((stage) => affected.includes(stage));
  });
}

/** The stages in which the user must act, for an Operator of a list. */
export function stagesWithProblems(
  operators: readonly Pick<InstalledOperator, 'health' | 'stage'>[],
): readonly PipelineStage[] {
  return operators.flatMap(({ health: { level }, stage }) =>
    stage === null || level === 'progress' || level === 'ready' ? [] : [stage],
  );
}

/** The stages about which objects of a resource give information; for other resources: all. */
const STAGES_BY_RESOURCE: Readonly<Record<string, readonly PipelineStage[]>> = {
  catalogsources: ['catalog', 'resolve', 'unpack'],
  installplans: ['resolve', 'unpack', 'plan', 'install'],
  operatorgroups: ['resolve', 'plan', 'install'],
  operatorconditions: ['install'],
};
