import { affinityProblems } from './affinityProblems';
import { type ConfigDraft, configOf } from './draft';
import { envFromProblems, envProblems } from './envProblems';
import { annotationProblems, nodeSelectorProblems, tolerationProblems } from './placementProblems';
import type { ConfigProblem } from './problem';
import { resourceProblems } from './resourceProblems';
import { selectorProblems } from './selectorProblems';
import { shapeProblems } from './shape';
import { volumeMountProblems } from './mountProblems';
import { volumeProblems } from './volumeProblems';

/**
 * What is wrong with the settings of an Operator, so that the API server, OLM or the pod's Deployment refuses them. The
 * server itself checks only types: the rest would come to light when OLM deploys (core/v1 validation of pods).
 */
export function configProblems(draft: ConfigDraft): readonly ConfigProblem[] {
  const { rows, yaml, affinity } = draft;
  if (yaml !== null && yaml.problems.length > 0) return yaml.problems;
  return [
    ...shapeProblems(configOf(draft)),
    ...(affinity?.problems ?? []),
    ...envProblems(rows),
    ...envFromProblems(rows),
    ...resourceProblems(rows),
    ...nodeSelectorProblems(rows),
    ...tolerationProblems(rows),
    ...affinityProblems(rows),
    ...volumeProblems(rows),
    ...volumeMountProblems(rows),
    ...annotationProblems(rows),
    ...selectorProblems(rows),
  ];
}
