import type { Right } from '~/kube/failure';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { PipelineStage } from './pipeline';

/**
 * Of the rights that somebody lacks, those without which what is found to be wrong may have another cause, or more than
 * one. While all is well they take nothing from what is known.
 * @param stages those at which something is wrong
 */
export function rightsThatMatter(
  missing: readonly Right[],
  stages: readonly PipelineStage[],
): readonly Right[] {
  return missing.filter(({ resource }) => {
    const told = TOLD_BY[resource];
    return told === undefined ? stages.length > 0 : stages.some((stage) => told.includes(stage));
  });
}

/** The stages at which somebody has to do something about an Operator of a list. */
export function stagesInTrouble(
  operators: readonly Pick<InstalledOperator, 'health' | 'stage'>[],
): readonly PipelineStage[] {
  return operators.flatMap(({ health: { severity }, stage }) =>
    stage === null || severity === 'progress' || severity === 'ready' ? [] : [stage],
  );
}

/** The stages that objects of a resource tell about; of all others: every one. */
const TOLD_BY: Readonly<Record<string, readonly PipelineStage[]>> = {
  catalogsources: ['catalog', 'resolve', 'unpack'],
  installplans: ['resolve', 'unpack', 'plan', 'install'],
  operatorgroups: ['resolve', 'plan', 'install'],
  operatorconditions: ['install'],
};
